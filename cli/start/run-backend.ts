import type { CommandContext, Outcome } from '#cli/commands/command.ts';
import { errorAt } from '#cli/diagnostics/diagnostic.ts';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { packageRoot } from '#cli/package-root.ts';
import { defaultBackendPort, startBackend } from './embedded-backend.ts';

/** `shopgen backend`: runs the embedded backend until a person stops it. */
export async function runBackend(
  context: CommandContext,
  { port, seed }: { readonly port?: number; readonly seed?: string },
): Promise<Outcome> {
  const stopped = context.untilStopped();
  const backend = await startBackend({
    packageRoot,
    root: context.root,
    port: port ?? Number(process.env.PORT ?? defaultBackendPort),
    ...(seed !== undefined && { seed }),
    env: process.env,
    onLine: context.say,
    signal: stopped,
  }).catch((error: unknown) => {
    if (stopped.aborted) return undefined;
    throw error;
  });
  if (!backend) return {};
  context.say(`The backend is ready at ${backend.url}`);
  const asked = new Promise<undefined>((resolve) =>
    stopped.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  const exit = await Promise.race([backend.exited, asked]);
  if (exit === undefined) {
    await backend.stop();
    return {};
  }
  const how = exit.signal ?? `exit code ${exit.code}`;
  throw new InputError([
    errorAt('start.failed', undefined, `The backend ended by itself (${how}).`, backend.lastWords() || undefined),
  ]);
}
