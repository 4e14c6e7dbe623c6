import { readdir, readFile, readlink } from 'node:fs/promises';

/**
 * Returns the process that listens on a port of this machine: `node (process 4711)`. Undefined where the system does
 * not tell: only Linux does without another program, and of other users' processes only to root.
 */
export async function portHolder(port: number): Promise<string | undefined> {
  try {
    const tables = await Promise.all(
      ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
    );
    const sockets = new Set(tables.flatMap((table) => listeningSockets(table, port)));
    return sockets.size === 0 ? undefined : await findOwner(sockets);
  } catch {
    return undefined;
  }
}

/** Returns the inodes of the sockets that listen on a port; the columns are those of proc(5). */
function listeningSockets(table: string, port: number): string[] {
  const listening = '0A';
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => state === listening && Number.parseInt(local.split(':')[1] ?? '', 16) === port)
    .flatMap((fields) => fields[9] ?? []);
}

async function findOwner(sockets: ReadonlySet<string>): Promise<string | undefined> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const owners = await Promise.all(
    processes.map(async (id) => {
      const files = await readdir(`/proc/${id}/fd`).catch(() => []);
      const links = await Promise.all(files.map((file) => readlink(`/proc/${id}/fd/${file}`).catch(() => '')));
      return links.some((link) => sockets.has(/^socket:\[(\d+)\]$/.exec(link)?.[1] ?? '')) ? id : undefined;
    }),
  );
  const owner = owners.find((id) => id !== undefined);
  if (owner === undefined) return undefined;
  const name = (await readFile(`/proc/${owner}/comm`, 'utf8').catch(() => '')).trim();
  return name === '' ? `process ${owner}` : `${name} (process ${owner})`;
}
