import { randomBytes } from 'node:crypto';
import { InputError } from '#cli/diagnostics/input-error.ts';
import { getPid } from '#cli/emit/lock.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { CommandContext } from '#cli/terminal/command-context.ts';
import { getBackendDataDir, ownsData, startBackend } from './embedded-backend.ts';
import type { ProcessGroup } from './process-group.ts';
import { readVariable } from './read-variable.ts';
import { type BackendRecord, type StartBackend, shareBackend, untilReleased } from './shared-backend.ts';
import { startFailure } from './start-failure.ts';

/** The backend behind a storefront. */
export interface ProvidedBackend {
  /** Without a trailing slash. */
  readonly url: string;
  readonly serviceKey: string;
}

/**
 * Provides the embedded backend. Tools of a project that run at the same time share the one that the first of them
 * started; when that tool ends, another one starts it anew at the same address. With a database of its own each tool
 * runs a backend.
 *
 * @param env - Its environment.
 * @throws InputError when it does not start.
 */
export async function provideBackend(
  context: Pick<CommandContext, 'root' | 'say' | 'detail'>,
  processes: ProcessGroup,
  env: Readonly<Record<string, string | undefined>>,
): Promise<ProvidedBackend> {
  const { root, say, detail } = context;
  const signal = processes.ended;
  const start: StartBackend = async (last) => {
    const serviceKey = last?.serviceKey ?? readVariable('SERVICE_KEY') ?? randomBytes(32).toString('base64url');
    say('Starting the embedded backend; the first start seeds its data …');
    const backend = await startBackend({
      packageRoot,
      root,
      ...(last && { port: last.port }),
      env: { ...env, SERVICE_KEY: serviceKey },
      onLine: say,
      onStarting: detail,
      signal,
    });
    return { backend, serviceKey };
  };
  if (!ownsData()) {
    const { backend, serviceKey } = await start(undefined);
    processes.add('The backend', backend);
    return { url: backend.url, serviceKey };
  }
  const dataDir = getBackendDataDir(root);
  const share = async (last: BackendRecord | undefined): Promise<BackendRecord> => {
    const onWait = (pid: string): void => say(`Waiting for the backend that process ${pid} is starting …`);
    const { backend, record } = await shareBackend({ dataDir, start, onWait, signal, last });
    if (backend) processes.add('The backend', backend);
    else {
      say(`Using the backend that process ${getPid(record.owner)} runs at ${record.url}`);
      follow(record).catch((error: unknown) => {
        if (!signal.aborted) processes.fail(error instanceof InputError ? error : startFailure(String(error)));
      });
    }
    return record;
  };
  const follow = async (record: BackendRecord): Promise<void> => {
    await untilReleased(record, dataDir, signal);
    await share(record);
  };
  return share(undefined);
}
