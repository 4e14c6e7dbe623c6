import { Option } from 'commander';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

interface LocaleAddOptions {
  readonly from?: string;
  readonly name?: string;
  readonly currency?: 'EUR' | 'GBP';
  readonly timeZone?: string;
  readonly site?: string[];
}

interface PlanOption {
  readonly plan?: boolean;
}

/** `shopgen locale`: adds, renames and removes languages and countries. */
export const registerLocale: Register = (program, run) => {
  const locale = program.command('locale').description('add, rename or remove a locale');
  const command = locale
    .command('add')
    .description('add a locale to base.yaml with paths and texts of another; asks on a terminal what was not said')
    .argument('<locale>', 'language and country, such as es-ES')
    .option('--from <locale>', 'whose paths and texts it begins with (default: one of the same language, else English)')
    .option('--name <text>', 'name as its speakers write it (default: from the Unicode CLDR)')
    .addOption(new Option('--currency <code>', 'default: that of the country').choices(['EUR', 'GBP']))
    .option('--time-zone <zone>', 'IANA time zone (default: that of the country, where it has one)')
    .option(
      '--site <site=host>',
      'a site that offers it, and where: acoustic=acoustic-es.example; may be repeated',
      (site: string, before: string[] = []) => [...before, site],
    )
    .action(
      run(async (context, tag: string, { site = [], ...same }: LocaleAddOptions) => {
        const { addLocale } = await import('#cli/scaffold/locale/add-locale.ts');
        return addLocale(context, tag, { ...same, sites: site });
      }),
    );
  withExamples(command, [
    ['shopgen locale add es-ES', 'asks for the rest'],
    ['shopgen locale add es-ES --no-input --site acoustic=acoustic-es.example', 'Spanish, in English words at first'],
    [
      'shopgen locale add nl-LU --from nl-BE --site acoustic=acoustic-be.example/lu',
      'Dutch for Luxembourg, under a prefix',
    ],
  ]);
  const rename = locale
    .command('rename')
    .description('give a locale another name in all configurations and texts')
    .argument('<old>', 'the locale as it is called')
    .argument('<new>', 'language and country, such as nl-LU')
    .option('--plan', 'only say what would be changed')
    .action(
      run(async ({ root }, from: string, to: string, { plan = false }: PlanOption) => {
        const { renameLocale } = await import('#cli/scaffold/locale/rename-locale.ts');
        return renameLocale(root, from, to, { plan });
      }),
    );
  withExamples(rename, [['shopgen locale rename nl-BE nl-LU --plan', 'what would be changed']]);
  const remove = locale
    .command('remove')
    .description('take a locale out of all configurations, and delete its texts')
    .argument('<locale>', 'which one')
    .option('--plan', 'only say what would be changed, and which redirects to write')
    .action(
      run(async ({ root }, tag: string, { plan = false }: PlanOption) => {
        const { removeLocale } = await import('#cli/scaffold/locale/remove-locale.ts');
        return removeLocale(root, tag, { plan });
      }),
    );
  withExamples(remove, [['shopgen locale remove de-AT --plan', 'what would be deleted, and the redirects to write']]);
};
