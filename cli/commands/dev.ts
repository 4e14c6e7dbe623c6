import type { Register } from './command.ts';
import { withExamples } from './examples.ts';
import { parsePort } from './parse-port.ts';

/** `shopgen dev`: serves a site from its sources and follows every change. */
export const registerDev: Register = (program, run) => {
  const command = program
    .command('dev')
    .description(
      'serve a site from its sources with hot reload, with the embedded backend unless PRODUCT_API_URL is set',
    )
    .requiredOption('--site <id>', 'which site')
    .option('--port <number>', 'where to listen (default: PORT, else 3000)', parsePort)
    .action(
      run(async (context, { site, port }: { site: string; port?: number }) => {
        const { devSite } = await import('#cli/dev/dev-site.ts');
        return devSite(context, site, port);
      }),
    );
  withExamples(command, [
    ['shopgen dev --site acoustic', 'http://localhost:3000, following every change'],
    ['shopgen dev --site acoustic --port 8080', 'on another port'],
  ]);
};
