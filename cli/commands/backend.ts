import { InvalidArgumentError } from 'commander';
import { registerBackendBranch } from './backend-branch.ts';
import { registerBackendBusinessCentral } from './backend-business-central.ts';
import { registerBackendCheckFiles } from './backend-check-files.ts';
import { registerBackendCompany } from './backend-company.ts';
import { registerBackendExport } from './backend-export.ts';
import { registerBackendImport } from './backend-import.ts';
import { registerBackendMigrate } from './backend-migrate.ts';
import { registerBackendOrder } from './backend-order.ts';
import { registerBackendQuotation } from './backend-quotation.ts';
import { registerBackendVoucher } from './backend-voucher.ts';
import type { Register } from './command.ts';
import { withExamples } from './examples.ts';
import { parsePort } from './parse-port.ts';

/** `shopgen backend`: runs the embedded backend alone. */
export const registerBackend: Register = (program, run) => {
  const command = program
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
  withExamples(command, [
    ['shopgen backend', 'http://localhost:3001, with the data of the demo shops'],
    ['shopgen backend --seed scale:10000', 'with ten thousand products, on a first start'],
    ['DATABASE_URL=postgres://shop@localhost/shop shopgen backend', 'on PostgreSQL'],
  ]);
  registerBackendMigrate(command, run);
  registerBackendCheckFiles(command, run);
  registerBackendOrder(command, run);
  registerBackendCompany(command, run);
  registerBackendQuotation(command, run);
  registerBackendVoucher(command, run);
  registerBackendExport(command, run);
  registerBackendImport(command, run);
  registerBackendBranch(command, run);
  registerBackendBusinessCentral(command, run);
};

function parseSeed(text: string): string {
  if (text === 'demo' || /^scale:[1-9]\d*$/.test(text)) return text;
  throw new InvalidArgumentError('It is demo, or scale:N with a number of products.');
}
