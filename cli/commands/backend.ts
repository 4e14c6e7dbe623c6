import { InvalidArgumentError } from 'commander';
import type { Register } from './command.ts';
import { parsePort } from './parse-port.ts';

/** `shopgen backend`: runs the embedded backend alone. */
export const registerBackend: Register = (program, run) => {
  program
    .command('backend')
    .description('run the embedded backend alone')
    .option('--port <number>', 'where to listen (default: PORT, else 3001)', parsePort)
    .option('--seed <data>', 'data of a first start: demo, or scale:N for N products', parseSeed)
    .action(
      run(async (context, options: { port?: number; seed?: string }) => {
        const { runBackend } = await import('#cli/start/run-backend.ts');
        return runBackend(context, options);
      }),
    );
};

function parseSeed(text: string): string {
  if (text === 'demo' || /^scale:[1-9]\d*$/.test(text)) return text;
  throw new InvalidArgumentError('It is demo, or scale:N with a number of products.');
}
