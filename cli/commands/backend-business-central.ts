import type { Command } from 'commander';
import type { Run } from './command.ts';
import { withExamples } from './examples.ts';

/** `shopgen backend business-central …`: the connection with Business Central. */
export function registerBackendBusinessCentral(backend: Command, run: Run): void {
  const connect = backend
    .command('business-central')
    .description('the connection with Microsoft Dynamics 365 Business Central')
    .command('connect')
    .description('print the address at which an operator grants access to Business Central, good for ten minutes')
    .requiredOption('--shop <id>', 'the shop whose orders go to Business Central')
    .action(
      run(
        async (context, { shop }: { readonly shop: string }) => {
          const { connectBusinessCentral } = await import('#cli/operating/connect-business-central.ts');
          return connectBusinessCentral(context, shop);
        },
        { anywhere: true },
      ),
    );
  withExamples(connect, [
    ['shopgen backend business-central connect --shop acoustic', 'open the address that it prints in a browser'],
  ]);
}
