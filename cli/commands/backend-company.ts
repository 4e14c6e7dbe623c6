import { type Command, InvalidArgumentError } from 'commander';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

type CompanyOptions = Readonly<Partial<Record<'shop' | 'days', string>>>;

/** `shopgen backend company …`: companies of which several customers buy together. */
export function registerBackendCompany(backend: Command, run: Run): void {
  const company = backend.command('company').description('look at companies, and let them buy on account');
  const list = company
    .command('list')
    .description('companies with their members and their terms')
    .option('--shop <id>', 'of this shop only')
    .action(run((context, options: CompanyOptions) => operate(context, 'list', [], options), { anywhere: true }));
  withExamples(list, [['shopgen backend company list', 'who buys together']]);
  const terms = company
    .command('terms')
    .description('let a company buy on account, or no longer')
    .argument('<company>', 'its identifier')
    .option(
      '--days <number>',
      'within which it pays an invoice, 1 to 365; absent: it does not buy on account',
      parseDays,
    )
    .action(
      run((context, id: string, options: CompanyOptions) => operate(context, 'terms', [id], options), {
        anywhere: true,
      }),
    );
  withExamples(terms, [
    ['shopgen backend company terms co-Yb3vN8kLq0Zt6HsW --days 30', 'it pays within 30 days'],
    ['shopgen backend company terms co-Yb3vN8kLq0Zt6HsW', 'it pays in advance, like everybody'],
  ]);
  const settle = company
    .command('settle')
    .description('say that an order on account has been paid')
    .argument('<order>', 'its number or its identifier')
    .option('--shop <id>', 'where several shops have that number')
    .action(
      run((context, name: string, options: CompanyOptions) => operate(context, 'settle', [name], options), {
        anywhere: true,
      }),
    );
  withExamples(settle, [['shopgen backend company settle AC-2026-000001', 'the money is there']]);
}

async function operate(
  ...[context, verb, names, options]: readonly [
    Parameters<Parameters<Run>[0]>[0],
    'list' | 'terms' | 'settle',
    readonly string[],
    CompanyOptions,
  ]
) {
  const { operateCompanies } = await import('#cli/operating/operate-companies.ts');
  return operateCompanies(context, verb, names, options);
}

function parseDays(text: string): string {
  if (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= 365) return text;
  throw new InvalidArgumentError('It is a number of days from 1 to 365.');
}
