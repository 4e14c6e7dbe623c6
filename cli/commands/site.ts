import { InvalidArgumentError, Option } from 'commander';
import { type PlainFlag, plainFlags, type SearchType, searchTypes } from '#runtime/contracts/flags.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

interface SiteAddOptions {
  readonly name?: string;
  readonly shopName?: string;
  readonly shop?: string;
  readonly extends: string;
  readonly bundle?: string;
  readonly locales?: string[];
  readonly domain?: string[];
  readonly search?: SearchType[] | false;
  readonly theme?: ThemeName;
  readonly force?: boolean;
}

// Written out, so that listing them in --help loads no other module.
type ThemeName = 'pine' | 'ink' | 'harbour';

/** `shopgen site add`: adds a site. */
export const registerSite: Register = (program, run) => {
  const site = program.command('site').description('add a site');
  const command = site
    .command('add')
    .description('write the configuration of a new site; asks on a terminal for what the options leave open')
    .argument('<id>', 'what the site is called on the command line and in file names')
    .option('--name <text>', 'name of the site')
    .option('--shop-name <text>', 'name of the shop in titles and in the footer (default: that of the site)')
    .option('--shop <id>', 'shop whose data it shows, as the APIs know it')
    .option('--extends <layer>', 'layer it builds on: base, or another site', 'base')
    .option('--bundle <id>', 'folder in locales/ for its own texts (default: its id)')
    .option('--locales <list>', 'locales it is offered in, with commas between', list)
    .option(
      '--domain <domain>',
      'studio-{country}.example for all locales, or nl-NL=studio.example for one; may be repeated',
      (domain: string, before: string[] = []) => [...before, domain],
    );
  for (const { option, gives, needs, default: isDefault } of plainFlags) {
    const byDefault = needs === undefined ? ' (default)' : ` (default with ${needs.join(' or ')})`;
    command
      .option(`--${option}`, `${gives}${isDefault ? byDefault : ''}`)
      .option(`--no-${option}`, `without ${gives}${isDefault ? '' : ' (default)'}`);
  }
  command
    .option(
      '--search <types>',
      `search for ${searchTypes.join(', ')}, with commas between (default: all that it has)`,
      types,
    )
    .option('--no-search', 'without search')
    .addOption(
      new Option('--theme <name>', 'how it looks at first (default: pine, or as the site it extends)').choices([
        'pine',
        'ink',
        'harbour',
      ] satisfies ThemeName[]),
    )
    .option('--force', 'replace the file of a site that is there')
    .action(
      run(async (context, id: string, options: SiteAddOptions) => {
        const { addSite } = await import('#cli/scaffold/site/add-site.ts');
        const { name, shop, domain = [], force = false, ...same } = options;
        const wishes = {
          ...same,
          ...flagWishes(command.opts()),
          domains: domain,
          ...(name !== undefined && { siteName: name }),
          ...(shop !== undefined && { shopId: shop }),
        };
        return addSite(context, id, wishes, { force });
      }),
    );
  withExamples(command, [
    ['shopgen site add studio', 'asks for the rest'],
    [
      'shopgen site add studio --name Studio --shop acoustic --locales nl-NL,fr-BE --domain studio-{country}.example',
      'a shop in two languages',
    ],
    [
      'shopgen site add outlet --extends acoustic --name Outlet --domain nl-NL=outlet.example --no-account',
      'like acoustic, in one language, without accounts',
    ],
  ]);
};

/** Returns the flags that were given as options, by name. */
function flagWishes(options: Readonly<Record<string, unknown>>): Partial<Record<PlainFlag, boolean>> {
  const wishes: Partial<Record<PlainFlag, boolean>> = {};
  for (const { name, option } of plainFlags) {
    const wish = options[new Option(`--${option}`).attributeName()];
    if (typeof wish === 'boolean') wishes[name] = wish;
  }
  return wishes;
}

function list(text: string): string[] {
  return text.split(',').map((item) => item.trim());
}

function types(text: string): SearchType[] {
  return list(text).map((name) => {
    const type = searchTypes.find((known) => known === name);
    if (type === undefined) throw new InvalidArgumentError(`The types are ${searchTypes.join(', ')}.`);
    return type;
  });
}
