import type { Register } from './command.ts';

/** `shopgen validate`: checks everything that storefronts are made from. */
export const registerValidate: Register = (program, run) => {
  program
    .command('validate')
    .description('check configs, route tables, translations and API descriptions')
    .option('--site <id>', 'only this site (default: every site)')
    .action(
      run(async ({ root }, { site }: { site?: string }) => {
        const { validateProject } = await import('#cli/project/validate-project.ts');
        return validateProject(root, site);
      }),
    );
};
