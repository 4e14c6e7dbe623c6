import { type Command, InvalidArgumentError } from 'commander';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

interface OrderOptions {
  readonly shop?: string;
  readonly state?: string;
  readonly to?: string;
  readonly amount?: string;
}

/** `shopgen backend order …`: what an operator does to placed orders. */
export function registerBackendOrder(backend: Command, run: Run): void {
  const order = backend.command('order').description('look at placed orders, and move them on');
  const list = order
    .command('list')
    .description('placed orders, newest first')
    .option('--shop <id>', 'of this shop only')
    .option('--state <state>', 'in this state only: Placed, Paid, InProduction, Shipped, Completed or Cancelled')
    .action(run((context, options: OrderOptions) => operate(context, 'list', [], options), { anywhere: true }));
  withExamples(list, [['shopgen backend order list --state Paid', 'what is to be made']]);
  const named = (verb: 'show' | 'advance' | 'cancel' | 'refund', description: string): Command =>
    order
      .command(verb)
      .description(description)
      .argument('<order>', 'its number or its identifier')
      .option('--shop <id>', 'where several shops have that number')
      .action(
        run((context, name: string, options: OrderOptions) => operate(context, verb, [name], options), {
          anywhere: true,
        }),
      );
  withExamples(named('show', 'an order with its lines and its history'), [
    ['shopgen backend order show AC-2026-000001', 'what was ordered, and how it stands'],
  ]);
  const advance = named(
    'advance',
    'move a paid order on: into production, shipped, completed; the customer gets a mail',
  );
  advance.option('--to <state>', 'where to, if that is not the next state; Paid for money that came another way');
  withExamples(advance, [['shopgen backend order advance AC-2026-000001', 'one step']]);
  withExamples(named('cancel', 'cancel an order that has not been shipped, and free its stock'), [
    ['shopgen backend order cancel AC-2026-000001', 'what was paid is paid back by order refund'],
  ]);
  const refund = named('refund', 'pay back what was paid, as soon as the backend runs');
  refund.option('--amount <cents>', 'a part of it', parseCents);
  withExamples(refund, [['shopgen backend order refund AC-2026-000001 --amount 2500', '25 euros of it']]);
}

async function operate(
  ...[context, verb, names, options]: readonly [
    Parameters<Parameters<Run>[0]>[0],
    'list' | 'show' | 'advance' | 'cancel' | 'refund',
    readonly string[],
    OrderOptions,
  ]
) {
  const { operateOrders } = await import('#cli/orders/operate-orders.ts');
  const said = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return operateOrders(context, verb, [...names, ...said]);
}

function parseCents(text: string): string {
  if (/^[1-9]\d{0,11}$/.test(text)) return text;
  throw new InvalidArgumentError('It is a number of cents.');
}
