import { InputError } from '#cli/diagnostics/input-error.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';
import { createCrew } from './crew.ts';
import { defaultBackendPort, startBackend } from './embedded-backend.ts';
import { readVariable } from './surroundings.ts';

interface BackendOptions {
  readonly port?: number;
  readonly seed?: string;
}

/** `shopgen backend`: runs the embedded backend until a person stops it. */
export async function runBackend(context: CommandContext, { port, seed }: BackendOptions): Promise<Outcome> {
  const stopped = context.untilStopped();
  const crew = createCrew(stopped);
  try {
    const backend = await startBackend({
      packageRoot,
      root: context.root,
      port: port ?? Number(readVariable('PORT') ?? defaultBackendPort),
      ...(seed !== undefined && { seed }),
      env: process.env,
      onLine: context.say,
      onStarting: context.detail,
      signal: crew.over,
    });
    crew.add('The backend', backend);
    context.say(`The backend is ready at ${backend.url}`);
    await crew.wait();
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    await crew.stop();
  }
  if (crew.over.reason instanceof InputError) throw crew.over.reason;
  return {};
}
