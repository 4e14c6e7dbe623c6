import { UsageError } from '#cli/diagnostics/usage-error.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';
import { parsePort } from './parse-port.ts';

interface DevOptions {
  readonly site?: string;
  readonly all?: boolean;
  readonly port?: number;
}

/** `shopgen dev`: serves a site from its sources and follows every change. */
export const registerDev: Register = (program, run) => {
  const command = program
    .command('dev')
    .description(
      'serve a site from its sources with hot reload, with the embedded backend unless PRODUCT_API_URL is set',
    )
    .option('--site <id>', 'which site')
    .option('--all', 'every site, each loaded when it is visited')
    .option('--port <number>', 'where to listen (default: PORT, else 3000)', parsePort)
    .action(
      run(async (context, { site, all = false, port }: DevOptions) => {
        if (all && site !== undefined) throw new UsageError('Either --all or --site, not both.');
        if (all) {
          const { devAll } = await import('#cli/dev/all/dev-all.ts');
          return devAll(context, port);
        }
        if (site === undefined) {
          const { askForSite } = await import('#cli/config/ask-for-site.ts');
          throw await askForSite(context.root, 'serve --all');
        }
        const { devSite } = await import('#cli/dev/dev-site.ts');
        return devSite(context, site, port);
      }),
    );
  withExamples(command, [
    ['shopgen dev --site acoustic', 'http://localhost:3000, following every change'],
    ['shopgen dev --site acoustic --port 8080', 'on another port'],
    ['shopgen dev --all', 'a list of all sites, with switches for clock, VAT, consent and customer'],
  ]);
};
