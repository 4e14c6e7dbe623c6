import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tryLock } from '#cli/emit/lock.ts';
import { startChild } from '#cli/start/child-program.ts';
import type { RunningBackend } from '#cli/start/embedded-backend.ts';
import { type StartBackend, shareBackend, untilReleased } from '#cli/start/shared-backend.ts';

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shopgen-shared-'));
  program = path.join(folder, 'backend.mjs');
  writeFileSync(program, 'setInterval(() => {}, 1000)');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const port = 4711;
const started: RunningBackend[] = [];
const start: StartBackend = async (last) => {
  const child = startChild({ file: program, env: process.env, onStdout: () => {}, onStderr: () => {} });
  if (child.pid === undefined) throw new Error('The program was not started.');
  const backend = { ...child, pid: child.pid, port: last?.port ?? port, url: `http://127.0.0.1:${port}` };
  started.push(backend);
  return { backend, serviceKey: last?.serviceKey ?? `key ${started.length}` };
};
const { signal } = new AbortController();

function share(name: string, options: Partial<Parameters<typeof shareBackend>[0]> = {}) {
  const dataDir = path.join(folder, name);
  return shareBackend({ dataDir, start, onWait: () => {}, signal, last: undefined, ...options });
}

describe('the backend of a project', () => {
  it('is started once, however many tools need it at the same time', async () => {
    const before = started.length;
    const tools = await Promise.all([share('many'), share('many'), share('many')]);
    expect(started.length).toBe(before + 1);
    expect(tools.filter(({ backend }) => backend)).toHaveLength(1);
    expect(new Set(tools.map(({ record }) => record.serviceKey)).size).toBe(1);
    await tools.find(({ backend }) => backend)?.backend?.stop();
  });

  it('is started by the next tool when the one that ran it stops, with the same port and key', async () => {
    const first = await share('handed');
    const second = await share('handed');
    expect(second.backend).toBeUndefined();
    const lost = untilReleased(second.record, path.join(folder, 'handed'), signal);
    await first.backend?.stop();
    await lost;
    const next = await share('handed', { last: second.record });
    expect(next.record).toMatchObject({ port, serviceKey: first.record.serviceKey });
    expect(next.record.process).not.toBe(first.record.process);
    await next.backend?.stop();
  });

  it('can be started by another tool after it failed to start', async () => {
    await expect(share('failed', { start: () => Promise.reject(new Error('no room')) })).rejects.toThrow('no room');
    const next = await share('failed');
    expect(next.backend).toBeDefined();
    await next.backend?.stop();
  });

  it('can be started by another tool after it crashed', async () => {
    const first = await share('crashed');
    process.kill(first.backend?.pid ?? 0, 'SIGKILL');
    await first.backend?.exited;
    const next = await share('crashed');
    expect(next.backend).toBeDefined();
    await next.backend?.stop();
  });

  it('shows its key to nobody but its user', async () => {
    const { backend } = await share('private');
    expect(statSync(path.join(folder, 'private/backend.json')).mode & 0o077).toBe(0);
    await backend?.stop();
  });

  it('is no longer waited for when a person stops the tool', async () => {
    const lock = await tryLock(path.join(folder, 'stopped/backend.lock'));
    const stopped = new AbortController();
    const asked: string[] = [];
    const waiting = share('stopped', {
      signal: stopped.signal,
      onWait: (pid) => {
        asked.push(pid);
        stopped.abort();
      },
    });
    await expect(waiting).rejects.toThrow('aborted');
    expect(asked).toEqual([String(process.pid)]);
    if ('release' in lock) await lock.release();
  });
});
