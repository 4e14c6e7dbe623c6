import { packageRoot } from '#cli/package-root.ts';
import { listSources } from '#cli/stamps/stamp-inputs.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen validate`: checks everything that storefronts are made from. */
export const registerValidate: Register = (program, run) => {
  const command = program
    .command('validate')
    .description('check configs, route tables, translations and API descriptions')
    .option('--site <id>', 'only this site (default: every site)')
    .action(
      run(
        async ({ root }, { site }: { site?: string }) => {
          const { validateProject } = await import('#cli/project/validate-project.ts');
          return validateProject(root, site);
        },
        { inputs: (root) => listSources({ root, packageRoot }) },
      ),
    );
  withExamples(command, [
    ['shopgen validate', 'every problem of every site, at its place'],
    ['shopgen validate --site acoustic', 'of one site'],
    ['shopgen validate --format github', 'beside the lines of a pull request'],
    ['shopgen validate --format sarif > shopgen.sarif', 'for code scanning'],
  ]);
};
