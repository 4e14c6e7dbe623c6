import { type OverrideKind, overrideKinds } from '#cli/config/override-kinds.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

interface SiteOption {
  readonly site?: string;
}

type AddOptions = SiteOption & Partial<Readonly<Record<OverrideKind, true>>>;

/** `shopgen override`: changes a part of a site's pages. */
export const registerOverride: Register = (program, run) => {
  const command = program
    .command('override')
    .description('write a component that changes a part of pages, and name it in the configuration')
    .argument('<part>', 'which part; shopgen parts lists them')
    .option('--site <id>', 'which site')
    .option('--wrap', 'stand around the part, which it gets as children')
    .option('--replace', 'stand in the place of the part')
    .option('--before', 'stand before the part')
    .option('--after', 'stand behind the part')
    .action(
      run(async ({ root }, part: string, options: AddOptions) => {
        const [kind, ...more] = overrideKinds.filter((each) => options[each]);
        if (kind === undefined || more.length > 0)
          throw new UsageError('Say what it does: one of --wrap, --replace, --before and --after');
        const { addOverride } = await import('#cli/scaffold/override/add-override.ts');
        return addOverride(root, part, readSite(options), kind);
      }),
    );
  withExamples(command, [
    ['shopgen override product.facts --site acoustic --wrap', 'something around it'],
    ['shopgen override home --site acoustic --replace', 'another home page'],
    ['shopgen override shell.footer --site acoustic --before', 'something above the footer'],
  ]);
  const diff = command
    .command('diff')
    .description('show parts that have changed since they were overridden: then, now and yours')
    .argument('[part]', 'which part (default: all that have changed)')
    .option('--site <id>', 'which site')
    .action(
      run(async ({ root }, part: string | undefined, options: SiteOption) => {
        const { diffOverrides } = await import('#cli/parts/compare-overrides.ts');
        return diffOverrides(root, readSite({ ...command.opts<SiteOption>(), ...options }), part);
      }),
    );
  withExamples(diff, [['shopgen override diff --site acoustic', 'after an upgrade']]);
  const accept = command
    .command('accept')
    .description('note that overrides were held against their parts as they are now')
    .argument('[part]', 'which part (default: all that the site changes)')
    .option('--site <id>', 'which site')
    .action(
      run(async ({ root }, part: string | undefined, options: SiteOption) => {
        const { acceptOverrides } = await import('#cli/parts/compare-overrides.ts');
        return acceptOverrides(root, readSite({ ...command.opts<SiteOption>(), ...options }), part);
      }),
    );
  withExamples(accept, [['shopgen override accept product.facts --site acoustic', 'it has been looked at']]);
};

/** Returns the site of a command line. Its option may be taken for that of the group, so no command can require it by itself. */
function readSite({ site }: SiteOption): string {
  if (site === undefined) throw new UsageError("required option '--site <id>' not specified");
  return site;
}
