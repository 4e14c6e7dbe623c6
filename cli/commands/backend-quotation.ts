import { type Command, InvalidArgumentError } from 'commander';
import type { QuotationVerb } from '#cli/operating/operate-quotations.ts';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

type QuotationOptions = Readonly<Record<string, string | readonly string[] | undefined>>;

/** `shopgen backend quotation …`: what visitors ask a quotation for, and what the shop offers them. */
export function registerBackendQuotation(backend: Command, run: Run): void {
  const quotation = backend.command('quotation').description('look at requests for a quotation, and answer them');
  const list = quotation
    .command('list')
    .description('requests for a quotation with their answers, the newest first')
    .option('--shop <id>', 'of this shop only')
    .action(run((context, options: QuotationOptions) => operate(context, 'list', [], options), { anywhere: true }));
  withExamples(list, [['shopgen backend quotation list', 'what was asked, and how the answers stand']]);
  const named = (verb: Exclude<QuotationVerb, 'list'>, description: string): Command =>
    quotation
      .command(verb)
      .description(description)
      .argument('<reference>', 'its reference')
      .option('--shop <id>', 'where several shops have that reference')
      .action(
        run((context, name: string, options: QuotationOptions) => operate(context, verb, [name], options), {
          anywhere: true,
        }),
      );
  withExamples(named('show', 'a request with its lines and its answers'), [
    ['shopgen backend quotation show OF-2026-000318', 'what is asked for'],
  ]);
  const answer = named('answer', 'offer prices; the visitor gets a mail, and an earlier offer is withdrawn');
  answer
    .requiredOption('--until <day>', 'the last day on which it can be ordered by, YYYY-MM-DD')
    .option('--price <line:cents>', 'the price of one unit of a requested line, without VAT; several times', addPrice)
    .option('--line <sku:quantity:cents>', 'an article with its price, without VAT; several times', addLine)
    .option('--note <text>', 'what to say of it, in the language of the request');
  withExamples(answer, [
    [
      'shopgen backend quotation answer OF-2026-000318 --price 1:5900 --until 2027-01-31',
      'the first line as requested',
    ],
    [
      'shopgen backend quotation answer OF-2026-000318 --line FJO-0919-PINE:48:24500 --until 2027-01-31',
      '48 of another article, at 245.00 each',
    ],
  ]);
  withExamples(named('withdraw', 'withdraw the offer; nobody can order by it any more'), [
    ['shopgen backend quotation withdraw OF-2026-000318', 'the prices no longer hold'],
  ]);
}

async function operate(
  ...[context, verb, names, options]: readonly [
    Parameters<Parameters<Run>[0]>[0],
    QuotationVerb,
    readonly string[],
    QuotationOptions,
  ]
) {
  const { operateQuotations } = await import('#cli/operating/operate-quotations.ts');
  return operateQuotations(context, verb, names, options);
}

function addPrice(text: string, earlier: readonly string[] = []): readonly string[] {
  if (/^[1-9]\d{0,2}:\d{1,10}$/.test(text)) return [...earlier, text];
  throw new InvalidArgumentError('It is the number of a requested line, a colon, and cents: 1:5900.');
}

function addLine(text: string, earlier: readonly string[] = []): readonly string[] {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]*:[1-9]\d{0,5}:\d{1,10}$/.test(text)) return [...earlier, text];
  throw new InvalidArgumentError(
    'It is an article number, a quantity and cents, with colons between: FJO-0919-PINE:48:24500.',
  );
}
