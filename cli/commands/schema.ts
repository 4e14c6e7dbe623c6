import type { Register } from './command.ts';
import { withExamples } from './examples.ts';

/**
 * `shopgen schema [KIND]`: prints the JSON schemas that editors validate files against.
 * With `--json`: `schema`; with `--write`, `file` and `changed` of the schema of configuration files, and `content`, a
 * list of the same for the schemas of content files.
 */
export const registerSchema: Register = (program, run) => {
  const command = program
    .command('schema')
    .description('print the JSON Schema of a kind of file')
    .argument('[kind]', 'site, or a kind of content file, such as product', 'site')
    .option('--write', 'write all of them to site-configs and content/schemas, where editors look for them')
    .action(
      run(
        async ({ root }, kind: string, { write = false }: { write?: boolean }) => {
          const { showSchema } = await import('#cli/config/schema/show-schema.ts');
          const { readContentSchemas } = await import('#cli/operating/read-content-schemas.ts');
          return showSchema(root, { write, kind, readContentSchemas: () => readContentSchemas(root) });
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['shopgen schema --write', 'bring the schemas of the project up to this version of shopgen'],
    ['shopgen schema product > product.schema.json', 'keep one elsewhere'],
  ]);
};
