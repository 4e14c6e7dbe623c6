import { type OverrideKind, overrideKinds } from '#cli/config/override-kinds.ts';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

type AddOptions = { readonly site: string } & Partial<Readonly<Record<OverrideKind, true>>>;

/** `shopgen override`: changes a part of a site's pages. */
export const registerOverride: Register = (program, run) => {
  const command = program
    .command('override')
    .description('write a component that changes a part of pages, and name it in the configuration')
    .argument('<part>', 'which part; shopgen parts lists them')
    .requiredOption('--site <id>', 'which site')
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
        return addOverride(root, part, options.site, kind);
      }),
    );
  withExamples(command, [
    ['shopgen override product.facts --site acoustic --wrap', 'something around it'],
    ['shopgen override home --site acoustic --replace', 'another home page'],
    ['shopgen override shell.footer --site acoustic --before', 'something above the footer'],
  ]);
};
