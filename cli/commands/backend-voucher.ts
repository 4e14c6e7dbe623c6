import { type Command, InvalidArgumentError } from 'commander';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

type VoucherOptions = Readonly<Record<string, string | boolean | undefined>>;

/** `shopgen backend voucher …`: codes that take something off an order. */
export function registerBackendVoucher(backend: Command, run: Run): void {
  const voucher = backend.command('voucher').description('add vouchers, look at them, and end them');
  const list = voucher
    .command('list')
    .description('vouchers with the number of orders that have them')
    .option('--shop <id>', 'of this shop only')
    .action(run((context, options: VoucherOptions) => operate(context, 'list', [], options), { anywhere: true }));
  withExamples(list, [['shopgen backend voucher list', 'what there is, and how often it was used']]);
  const add = voucher
    .command('add')
    .description('add a voucher')
    .argument('<code>', 'what customers type: letters, digits and -; upper and lower case are the same')
    .requiredOption('--shop <id>', 'where it can be used')
    .option('--percentage <percent>', 'of the goods, 1 to 100', parsePercentage)
    .option('--amount <cents>', 'of the goods, including VAT', parseWhole)
    .option('--free-shipping', 'the price of the delivery')
    .option('--currency <code>', 'of the sums, e.g. EUR', parseCurrency)
    .option('--minimum <cents>', 'what the goods have to cost, including VAT', parseWhole)
    .option('--maximum <cents>', 'at most this much, including VAT; of a percentage', parseWhole)
    .option('--from <day>', 'its first day, YYYY-MM-DD')
    .option('--until <day>', 'its last day, YYYY-MM-DD')
    .option('--uses <number>', 'orders that may have it', parseWhole)
    .option('--repeatable', 'a customer may use it in several orders')
    .action(
      run((context, code: string, options: VoucherOptions) => operate(context, 'add', [code], options), {
        anywhere: true,
      }),
    );
  withExamples(add, [
    ['shopgen backend voucher add LENTE10 --shop acoustic --percentage 10 --until 2027-03-31', 'ten percent off'],
    [
      'shopgen backend voucher add WELKOM25 --shop acoustic --amount 2500 --minimum 25000 --currency EUR --uses 500',
      'the first 500 customers who buy for 250 euros get 25 of them back',
    ],
    ['shopgen backend voucher add BEZORGD --shop acoustic --free-shipping', 'the delivery costs nothing'],
  ]);
  const end = voucher
    .command('end')
    .description('end a voucher; orders that were placed with it keep it')
    .argument('<code>', 'its code')
    .requiredOption('--shop <id>', 'the shop that it is of')
    .action(
      run((context, code: string, options: VoucherOptions) => operate(context, 'end', [code], options), {
        anywhere: true,
      }),
    );
  withExamples(end, [['shopgen backend voucher end LENTE10 --shop acoustic', 'from now on it takes nothing off']]);
}

async function operate(
  ...[context, verb, names, options]: readonly [
    Parameters<Parameters<Run>[0]>[0],
    'list' | 'add' | 'end',
    readonly string[],
    VoucherOptions,
  ]
) {
  const { operateVouchers } = await import('#cli/operating/operate-vouchers.ts');
  return operateVouchers(context, verb, names, options);
}

function parseWhole(text: string): string {
  if (/^[1-9]\d{0,11}$/.test(text)) return text;
  throw new InvalidArgumentError('It is a whole number, at least 1.');
}

function parsePercentage(text: string): string {
  if (/^(?:[1-9]\d?|100)$/.test(text)) return text;
  throw new InvalidArgumentError('It is a whole number from 1 to 100.');
}

function parseCurrency(text: string): string {
  if (/^[A-Z]{3}$/.test(text)) return text;
  throw new InvalidArgumentError('It is the code of a currency in capitals, such as EUR.');
}
