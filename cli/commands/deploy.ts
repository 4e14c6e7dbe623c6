import { Option } from 'commander';
import { type DeployTarget, deployTargets } from '#cli/scaffold/deploy/deploy-targets.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen deploy`: what takes a project to production. */
export const registerDeploy: Register = (program, run) => {
  const deploy = program.command('deploy').description('files that take a project to production');
  const init = deploy
    .command('init')
    .description('write images, manifests, units or a workflow for sites, to be changed at will')
    .requiredOption('--site <id...>', 'which sites; may be repeated')
    .addOption(
      new Option(
        '--for <target...>',
        'for what: containers on a machine, a cluster, a machine without containers, a pipeline, backups',
      )
        .choices(deployTargets)
        .default(['compose']),
    )
    .action(
      run(async (context, options: { readonly site: readonly string[]; readonly for: readonly DeployTarget[] }) => {
        const { deployInit } = await import('#cli/scaffold/deploy/deploy-init.ts');
        return deployInit(context, options);
      }),
    );
  withExamples(init, [
    ['shopgen deploy init --site acoustic', 'a Dockerfile, compose.yaml and nginx.conf'],
    [
      'shopgen deploy init --site acoustic --site easy-felt --for kubernetes github',
      'manifests for two shops, and a workflow',
    ],
  ]);
};
