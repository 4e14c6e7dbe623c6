import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen init`: creates a project outside the repository. */
export const registerInit: Register = (program, run) => {
  const command = program
    .command('init')
    .description(
      'write a new project here: a site with a small shop, what all sites share, translations and API descriptions',
    )
    .action(
      run(
        async (context) => {
          const { initProject } = await import('#cli/scaffold/init-project.ts');
          return initProject(context);
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen init', 'in an empty folder'],
    ['shopgen --root shops init', 'in the folder shops, which is made if need be'],
  ]);
};
