import { once } from 'node:events';
import type { Server } from 'node:http';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { getDataDir } from '#cli/start/embedded-backend.ts';
import { chooseAddress, type Environment, provideApi } from '#cli/start/environment.ts';
import { createProcessGroup } from '#cli/start/process-group.ts';
import { readVariable } from '#cli/start/read-variable.ts';
import { keepSessionSecret } from '#cli/start/session-secret.ts';
import type { CommandContext, Outcome } from '#cli/terminal/command-context.ts';

/** What a development server gets. */
export interface DevParts {
  readonly port: number;
  /** Returns the APIs and the variables of storefronts, as soon as they are known. */
  readonly environment: () => Promise<Environment>;
  /** Encrypts sessions. */
  readonly sessionSecret: string;
  /** Called when the command ends, the last one first. */
  readonly onClose: (close: () => Promise<void>) => void;
}

/** A server that will listen, and what is said once it does. */
export interface DevProgram {
  readonly http: Server;
  readonly welcome: (environment: Environment) => string;
}

/** Runs a development server with an API behind it until it is stopped. */
export async function runDev(
  context: CommandContext,
  wantedPort: number | undefined,
  open: (parts: DevParts) => Promise<DevProgram>,
): Promise<Outcome> {
  const { root, say } = context;
  const address = await chooseAddress(wantedPort);
  const stopped = context.untilStopped();
  const processes = createProcessGroup(stopped);
  const closing: (() => Promise<void>)[] = [];
  const providing = provideApi(context, processes, undefined);
  // A failure is thrown where the API is awaited; an unhandled rejection would end the process.
  providing.catch(() => {});
  try {
    const { http, welcome } = await open({
      port: address.port,
      environment: () => providing,
      sessionSecret: readVariable('SESSION_SECRET') ?? (await keepSessionSecret(getDataDir(root))),
      onClose: (close) => {
        closing.push(close);
      },
    });
    const environment = await providing;
    http.listen(address);
    await once(http, 'listening');
    say(welcome(environment));
    await processes.wait();
  } catch (error) {
    if (!stopped.aborted) throw error;
  } finally {
    for (const close of closing.toReversed()) await close();
    await processes.stop();
    await Promise.allSettled([providing]);
  }
  if (processes.ended.reason instanceof InputError) throw processes.ended.reason;
  return {};
}
