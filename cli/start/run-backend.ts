import { InputError } from '#cli/diagnostics/input-error.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { defaultBackendPort, startBackend } from './embedded-backend.ts';
import { createProcessGroup } from './process-group.ts';
import { readVariable } from './read-variable.ts';

interface BackendOptions {
  readonly port?: number;
  readonly seed?: string;
}

/** `shopgen backend`: runs the embedded backend until a person stops it. */
export async function runBackend(context: CommandContext, { port, seed }: BackendOptions): Promise<Outcome> {
  const stopped = context.untilStopped();
  const processes = createProcessGroup(stopped);
  try {
    const backend = await startBackend({
      packageRoot,
      root: context.root,
      port: port ?? Number(readVariable('PORT') ?? defaultBackendPort),
      ...(seed !== undefined && { seed }),
      env: process.env,
      onLine: context.say,
      onStarting: context.detail,
      signal: processes.ended,
    });
    processes.add('The backend', backend);
    context.say(`The backend is ready at ${backend.url}`);
    await processes.wait();
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    await processes.stop();
  }
  if (processes.ended.reason instanceof InputError) throw processes.ended.reason;
  return {};
}
