import { packageRoot } from '#cli/package-root.ts';
import { listSources } from '#cli/stamps/stamp-inputs.ts';
import { withProgress } from '#cli/terminal/with-progress.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen generate`: writes `generated/<site>/`. */
export const registerGenerate: Register = (program, run) => {
  const command = program
    .command('generate')
    .description('write generated/<site>/ and the types that all sites share')
    .requiredOption('--site <id>', 'which site')
    .option('--check', 'write nothing; exit 3 if it is not up to date')
    .option('--force', 'overwrite files that were changed by hand')
    .action(
      run(
        async (context, { site, check = false, force = false }: { site: string; check?: boolean; force?: boolean }) => {
          const { generateSite } = await import('#cli/project/generate-project.ts');
          const { root, say } = context;
          return withProgress(context, 'checking and generating', (progress) =>
            generateSite(root, site, {
              check,
              force,
              onWait: (owner) =>
                progress.interrupt(() => say(`waiting for process ${owner}, which is generating here too`)),
            }),
          );
        },
        { inputs: (root) => listSources({ root, packageRoot }) },
      ),
    );
  withExamples(command, [
    ['shopgen generate --site acoustic', 'write what changed'],
    ['shopgen generate --site acoustic --check', 'in a pipeline: exit code 3 when something would change'],
    ['shopgen generate --site acoustic --force', 'overwrite what was changed by hand'],
  ]);
};
