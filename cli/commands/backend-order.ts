import { type Command, InvalidArgumentError, Option } from 'commander';
import type { OrderVerb } from '#cli/operating/operate-orders.ts';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

type OrderOptions = Readonly<
  Partial<
    Record<
      'shop' | 'state' | 'to' | 'amount' | 'delivered' | 'carrier' | 'tracking' | 'url' | 'since' | 'format' | 'reason',
      string
    >
  >
>;

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
  const named = (verb: 'show' | 'advance' | 'ship' | 'cancel' | 'refund', description: string): Command =>
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
  advance.option('--delivered <day>', 'with --to Completed: the day it was handed over, YYYY-MM-DD; default: today');
  withExamples(advance, [
    ['shopgen backend order advance AC-2026-000001', 'one step'],
    ['shopgen backend order advance AC-2026-000001 --to Completed --delivered 2026-11-27', 'delivered that day'],
  ]);
  const ship = named(
    'ship',
    'say that an order was shipped and where its parcel can be followed; the customer gets a mail',
  );
  ship
    .requiredOption('--carrier <name>', 'who carries it, e.g. PostNL, DHL, DPD, bpost, Colissimo, Royal Mail')
    .requiredOption('--tracking <number>', 'what the carrier calls the parcel')
    .option('--url <address>', 'the page about the parcel, where the carrier is not known');
  withExamples(ship, [
    ['shopgen backend order ship AC-2026-000001 --carrier PostNL --tracking 3SABCD1234567', 'it is on its way'],
  ]);
  withExamples(named('cancel', 'cancel an order that has not been shipped, and free its stock'), [
    ['shopgen backend order cancel AC-2026-000001', 'what was paid is paid back by order refund'],
  ]);
  const refund = named('refund', 'pay back what was paid, as soon as the backend runs');
  refund.option('--amount <cents>', 'a part of it', parseCents);
  withExamples(refund, [['shopgen backend order refund AC-2026-000001 --amount 2500', '25 euros of it']]);
  const exported = order
    .command('export')
    .description('placed orders with their lines, oldest first')
    .requiredOption('--since <day>', 'orders that were placed on this day or later, YYYY-MM-DD')
    .addOption(
      new Option('--format <format>', 'a table for spreadsheets, or whole orders')
        .choices(['csv', 'json'])
        .default('csv'),
    )
    .option('--shop <id>', 'of this shop only')
    .action(run((context, options: OrderOptions) => operate(context, 'export', [], options), { anywhere: true }));
  withExamples(exported, [['shopgen backend order export --since 2026-11-01 > orders.csv', 'a row for each line']]);
  registerWithdrawals(order, run);
  registerReviews(order, run);
}

/** `shopgen backend order withdrawals …`: what consumers have withdrawn from. */
function registerWithdrawals(order: Command, run: Run): void {
  const withdrawals = order
    .command('withdrawals')
    .description('look at withdrawals of consumers, and decide about them');
  const list = withdrawals
    .command('list')
    .description('withdrawals that something is to be done about, the longest waiting first')
    .option('--shop <id>', 'of this shop only')
    .option('--state <state>', 'in this state only: requested, accepted, refused or refunded')
    .action(
      run((context, options: OrderOptions) => operate(context, 'withdrawals', ['list'], options), { anywhere: true }),
    );
  withExamples(list, [['shopgen backend order withdrawals list', 'what is to be decided or paid back']]);
  const named = (verb: 'accept' | 'refuse' | 'refund', description: string): Command =>
    withdrawals
      .command(verb)
      .description(description)
      .argument('<withdrawal>', 'its identifier')
      .action(
        run((context, id: string, options: OrderOptions) => operate(context, 'withdrawals', [verb, id], options), {
          anywhere: true,
        }),
      );
  withExamples(named('accept', 'accept a withdrawal; the customer gets a mail'), [
    ['shopgen backend order withdrawals accept wd-8sQ2nVt1LxP0dYb3', 'the goods are back'],
  ]);
  const refuse = named('refuse', 'refuse a withdrawal; the customer gets a mail with the reason');
  refuse.requiredOption('--reason <text>', 'why, in the language of the customer');
  withExamples(refuse, [
    ['shopgen backend order withdrawals refuse wd-8sQ2nVt1LxP0dYb3 --reason "Het artikel is gebruikt."', 'and why'],
  ]);
  const refund = named('refund', 'pay back an accepted withdrawal, as soon as the backend runs');
  refund.option('--amount <cents>', 'another sum than the price of what was withdrawn', parseCents);
  withExamples(refund, [
    [
      'shopgen backend order withdrawals refund wd-8sQ2nVt1LxP0dYb3',
      'what was withdrawn, and the delivery once nothing is left',
    ],
  ]);
}

/** `shopgen backend order reviews …`: what customers say of products, before others see it. */
function registerReviews(order: Command, run: Run): void {
  const reviews = order.command('reviews').description('read what customers say of products, and publish it or not');
  const list = reviews
    .command('list')
    .description('reviews that nobody has decided about, the longest waiting first')
    .option('--shop <id>', 'of this shop only')
    .option('--state <state>', 'in this state only: waiting, published or refused')
    .action(
      run((context, options: OrderOptions) => operate(context, 'reviews', ['list'], options), { anywhere: true }),
    );
  withExamples(list, [['shopgen backend order reviews list', 'what is to be read']]);
  const named = (verb: 'publish' | 'refuse', description: string): Command =>
    reviews
      .command(verb)
      .description(description)
      .argument('<review>', 'its identifier')
      .action(
        run((context, id: string, options: OrderOptions) => operate(context, 'reviews', [verb, id], options), {
          anywhere: true,
        }),
      );
  withExamples(named('publish', 'show a review on the page of its product'), [
    ['shopgen backend order reviews publish rv-Yb3vN8kLq0Zt6HsW', 'everybody sees it'],
  ]);
  const refuse = named('refuse', 'do not show a review, or no longer; its author sees why');
  refuse.requiredOption('--reason <text>', 'why, in the language of the customer');
  withExamples(refuse, [
    ['shopgen backend order reviews refuse rv-Yb3vN8kLq0Zt6HsW --reason "Bevat een telefoonnummer."', 'and why'],
  ]);
}

async function operate(
  ...[context, verb, names, options]: readonly [
    Parameters<Parameters<Run>[0]>[0],
    OrderVerb,
    readonly string[],
    OrderOptions,
  ]
) {
  const { operateOrders } = await import('#cli/operating/operate-orders.ts');
  return operateOrders(context, verb, names, options);
}

function parseCents(text: string): string {
  if (/^[1-9]\d{0,11}$/.test(text)) return text;
  throw new InvalidArgumentError('It is a number of cents.');
}
