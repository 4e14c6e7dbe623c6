import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { packageRoot } from '#cli/package-root.ts';
import { listSources } from '#cli/stamps/stamp-inputs.ts';
import type { Outcome } from '#cli/terminal/command-context.ts';
import { withProgress } from '#cli/terminal/with-progress.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

interface ValidateOptions {
  readonly site?: string;
  readonly affected?: boolean;
  readonly since?: string;
}

/** `shopgen validate`: checks everything that storefronts are made from. */
export const registerValidate: Register = (program, run) => {
  const command = program
    .command('validate')
    .description('check configs, route tables, translations and API descriptions')
    .option('--site <id>', 'only this site (default: every site)')
    .option('--affected', 'only sites whose output may differ from what it was at a revision')
    .option('--since <ref>', 'the revision: a branch, tag or commit')
    .action(
      run(
        async (context, { site, ...options }: ValidateOptions) => {
          const { root } = context;
          if (site !== undefined && options.affected) throw new UsageError('Either --affected or --site, not both.');
          const { validateProject } = await import('#cli/project/validate-project.ts');
          const validate = (ids?: readonly string[]): Promise<Outcome> =>
            withProgress(context, 'checking; a changed API description takes some seconds', () =>
              validateProject(root, ids),
            );
          if (options.affected === undefined && options.since === undefined) {
            return validate(site === undefined ? undefined : [site]);
          }
          const { listAffected } = await import('#cli/affected/list-affected.ts');
          // A stamp does not know what git says.
          const { repeat: _, ...outcome } = await validate(await listAffected(root, options));
          return outcome;
        },
        { inputs: (root) => listSources({ root, packageRoot }) },
      ),
    );
  withExamples(command, [
    ['shopgen validate', 'every problem of every site, at its place'],
    ['shopgen validate --site acoustic', 'of one site'],
    ['shopgen validate --affected --since origin/main', 'of the sites that a pull request may have changed'],
    ['shopgen validate --format github', 'beside the lines of a pull request'],
    ['shopgen validate --format sarif > shopgen.sarif', 'for code scanning'],
  ]);
};
