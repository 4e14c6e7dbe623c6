import type { Register } from './command.ts';
import { withExamples } from './examples.ts';
import { parsePort } from './parse-port.ts';

/** `shopgen start`: serves a built site, with the embedded backend beside it. */
export const registerStart: Register = (program, run) => {
  const command = program
    .command('start')
    .description('serve a built site, with the embedded backend unless PRODUCT_API_URL names another')
    .requiredOption('--site <id>', 'which site')
    .option('--pseudo', 'what build --pseudo has built of it')
    .option('--port <number>', 'where to listen (default: PORT, else 3000)', parsePort)
    .action(
      run(async (context, { site, ...options }: { site: string; port?: number; pseudo?: boolean }) => {
        const { startSite } = await import('#cli/start/start-site.ts');
        return startSite(context, site, options);
      }),
    );
  withExamples(command, [
    ['shopgen start --site acoustic', 'http://localhost:3000, on the embedded backend'],
    ['shopgen start --site acoustic --port 8080', 'on another port'],
    ['PRODUCT_API_URL=https://api.example shopgen start --site acoustic', 'on another API'],
  ]);
};
