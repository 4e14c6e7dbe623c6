import { InvalidArgumentError } from 'commander';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';
import { parsePort } from './parse-port.ts';

interface PreviewCommandOptions {
  readonly site: string;
  readonly branch: string;
  readonly hours: number;
  readonly port?: number;
}

/**
 * `shopgen preview`: prints links to a draft of a site's content.
 *
 * With `--json`: `site`, `branch`, `until` (ISO 8601) and `links: [{ locale, url }]`.
 */
export const registerPreview: Register = (program, run) => {
  const command = program
    .command('preview')
    .description('print links that show a draft of a site’s content until they expire')
    .requiredOption('--site <id>', 'which site')
    .requiredOption('--branch <name>', 'which draft, as backend import --branch called it')
    .option('--hours <number>', 'for how long the links work: 1 to 720', parseHours, 24)
    .option('--port <number>', 'where the site runs on this machine, instead of its domains', parsePort)
    .action(
      run(async (context, options: PreviewCommandOptions) => {
        const { previewSite } = await import('#cli/operating/preview-site.ts');
        return previewSite(context, options);
      }),
    );
  withExamples(command, [
    ['shopgen preview --site acoustic --branch autumn', 'a link for each locale, for a day'],
    ['SESSION_SECRET=… shopgen preview --site acoustic --branch autumn --hours 72', 'of the shop in production'],
  ]);
};

function parseHours(text: string): number {
  const hours = Number(text);
  if (/^\d+$/.test(text) && hours >= 1 && hours <= 720) return hours;
  throw new InvalidArgumentError('It is a number of hours from 1 to 720.');
}
