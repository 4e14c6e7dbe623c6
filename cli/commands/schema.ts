import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/**
 * `shopgen schema`: what editors hold a configuration file against.
 *
 * With `--json`: `schema`, or with `--write` `file` and `changed`.
 */
export const registerSchema: Register = (program, run) => {
  const command = program
    .command('schema')
    .description('print the JSON Schema of a configuration file')
    .option('--write', 'write it to site-configs/site-config.schema.json, where editors look for it')
    .action(
      run(
        async ({ root }, { write = false }: { write?: boolean }) => {
          const { showSchema } = await import('#cli/config/schema/show-schema.ts');
          return showSchema(root, { write });
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen schema --write', 'bring the schema in site-configs up to this version of shopgen'],
    ['shopgen schema > schema.json', 'keep it elsewhere'],
  ]);
};
