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

interface PlanOption {
  readonly plan?: boolean;
}

/** `shopgen site`: adds, renames and removes sites. */
export const registerSite: Register = (program, run) => {
  const site = program.command('site').description('add, rename or remove a site');
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
  const rename = site
    .command('rename')
    .description('give a site another id, with its files and all that names it')
    .argument('<old>', 'the id that it has')
    .argument('<new>', 'the id that it gets')
    .option('--plan', 'only say what would be changed')
    .action(
      run(async ({ root }, id: string, name: string, { plan = false }: PlanOption) => {
        const { renameSite } = await import('#cli/scaffold/site/rename-site.ts');
        return renameSite(root, id, name, { plan });
      }),
    );
  withExamples(rename, [['shopgen site rename group holding --plan', 'what would be changed']]);
  const remove = site
    .command('remove')
    .description('delete the files of a site')
    .argument('<id>', 'which site')
    .option('--plan', 'only say what would be deleted, and which addresses go')
    .action(
      run(async ({ root }, id: string, { plan = false }: PlanOption) => {
        const { removeSite } = await import('#cli/scaffold/site/remove-site.ts');
        return removeSite(root, id, { plan });
      }),
    );
  withExamples(remove, [['shopgen site remove group --plan', 'what would be deleted, and which addresses go']]);
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
