import type { Command } from 'commander';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen backend migrate`: brings the schema of the backend's database up to date, and ends. With `--json`: `migrated`. */
export function registerBackendMigrate(backend: Command, run: Run): void {
  const command = backend
    .command('migrate')
    .description('bring the schema of the database up to date, and end; a backend that starts does so, too')
    .action(
      run(
        async ({ root }) => {
          const { runBackendTool } = await import('#cli/operating/run-backend-tool.ts');
          await runBackendTool(root, 'content', ['migrate']);
          return { data: { migrated: true }, text: 'The schema is up to date.' };
        },
        { anywhere: true },
      ),
    );
  withExamples(command, [
    ['DATABASE_URL=postgres://shop@localhost/shop shopgen backend migrate', 'before new backends are started'],
  ]);
}
