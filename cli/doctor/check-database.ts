import { readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { getDataDir } from '#cli/start/embedded-backend.ts';
import { type Check, failure, fine, warning } from './check.ts';

/** Timeout in milliseconds. A database or an API that takes longer to answer counts as unreachable. */
const patience = 3000;

/** Checks whether the shop's data can be reached: an external API, a PostgreSQL server, or our own data folder. */
export async function checkDatabase(root: string, env: NodeJS.ProcessEnv = process.env): Promise<Check> {
  if (env.PRODUCT_API_URL) return checkApi(env.PRODUCT_API_URL);
  if (env.DATABASE_URL) return checkServer(env.DATABASE_URL);
  return checkDataFolder(path.resolve(env.DATA_DIR || getDataDir(root)));
}

async function checkApi(url: string): Promise<Check> {
  const help = 'Correct PRODUCT_API_URL or start what should answer there; without it the embedded backend is used.';
  if (!URL.canParse(url)) return failure('api', `PRODUCT_API_URL is ${url}, which is no address`, help);
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'manual' });
    return fine('api', `The API at ${url} answers (status ${status})`);
  } catch (error) {
    return failure('api', `The API at ${url} cannot be reached: ${describeReason(error)}`, help);
  }
}

async function checkServer(url: string): Promise<Check> {
  const help = 'Correct DATABASE_URL or start the server; without it the backend keeps its data in .data.';
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    return failure(
      'database',
      'DATABASE_URL is no address of PostgreSQL',
      'It is written postgres://user@host:5432/name.',
    );
  }
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience });
  // The connection may also be lost later; a failed query is reported below.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return fine('database', `PostgreSQL ${rows[0]?.server_version ?? ''} at ${formatDatabase(url)} answers`);
  } catch (error) {
    return failure('database', `The database at ${formatDatabase(url)} cannot be used: ${describeReason(error)}`, help);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Returns the address of a database without the password. */
function formatDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Returns the reason of an error; one of several attempts has it inside. */
function describeReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describeReason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : describeReason(error.cause);
}

/**
 * Checks the data folder. The backend records in files `lock.<number>` which process uses it; the highest number
 * counts.
 */
async function checkDataFolder(folder: string): Promise<Check> {
  const names = await readdir(folder).catch(() => []);
  const numbers = names
    .flatMap((name) => Number(/^lock\.(\d+)$/.exec(name)?.[1] ?? Number.NaN))
    .filter(Number.isInteger);
  if (numbers.length === 0) {
    return fine(
      'database',
      names.length === 0 ? 'The backend will keep its data in .data' : 'The data in .data is free',
    );
  }
  const text = await readFile(path.join(folder, `lock.${Math.max(...numbers)}`), 'utf8').catch(() => '');
  const holder = await livingHolder(text);
  if (holder === undefined) return fine('database', 'The data in .data is free');
  const help = 'Stop it before another start or backend on the same data, or give that one a DATA_DIR of its own.';
  return warning('database', `The data in .data is in use by process ${holder}`, help);
}

async function livingHolder(lock: string): Promise<string | undefined> {
  const { pid, host, started, released } = readLock(lock);
  if (pid === undefined || released === true) return undefined;
  if (host !== hostname()) return `${pid} on ${host}`;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  // The id of an exited process may have been reused by another one.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const tick = stat.replace(/^.*\)\s/s, '').split(' ')[19];
  return stat === '' || started === undefined || started.endsWith(`/${tick}`) ? String(pid) : undefined;
}

interface LockFields {
  readonly pid?: number;
  readonly host?: string;
  readonly started?: string;
  readonly released?: boolean;
}

function readLock(text: string): LockFields {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || !('pid' in read) || typeof read.pid !== 'number') return {};
    return {
      pid: read.pid,
      ...('host' in read && { host: String(read.host) }),
      ...('started' in read && read.started !== '' && { started: String(read.started) }),
      ...('released' in read && { released: read.released === true }),
    };
  } catch {
    return {};
  }
}
