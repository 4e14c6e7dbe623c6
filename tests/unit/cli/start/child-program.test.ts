import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChildProgram, startChild } from '#cli/start/child-program.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-child-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, code: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, code);
  return file;
}

/** Starts a program and waits for its first line. */
async function startAndWait(
  file: string,
  env: Record<string, string> = {},
): Promise<{ child: ChildProgram; line: string }> {
  return new Promise((resolve, reject) => {
    const child: ChildProgram = startChild({
      file,
      env: { ...process.env, ...env },
      onStdout: (line) => resolve({ child, line }),
      onStderr: () => {},
    });
    child.exited.then(({ code }) => reject(new Error(`ended with ${code}: ${child.lastWords()}`)), reject);
  });
}

describe('a child program', () => {
  it('gets its environment, and ends by itself when it is asked to', async () => {
    const file = await write(
      'polite.mjs',
      `setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(7)); console.log(process.env.WORD);`,
    );
    const { child, line } = await startAndWait(file, { WORD: 'hello' });
    expect(line).toBe('hello');
    await child.stop();
    expect(await child.exited).toEqual({ code: 7, signal: null });
  });

  it('keeps its last words', async () => {
    const file = await write('failing.mjs', `console.error('the port is taken'); process.exitCode = 1;`);
    const child = startChild({ file, env: process.env, onStdout: () => {}, onStderr: () => {} });
    expect(await child.exited).toEqual({ code: 1, signal: null });
    expect(child.lastWords()).toBe('the port is taken');
  });

  it('does not outlive us when we are killed', async () => {
    const child = await write('orphan.mjs', `setInterval(() => {}, 1000); console.log(process.pid);`);
    const bundle = await write(
      'parent.mjs',
      `import { runnerImport } from ${JSON.stringify(path.resolve('node_modules/vite/dist/node/index.js'))};
      const { module } = await runnerImport(${JSON.stringify(path.resolve('cli/start/child-program.ts'))}, { root: ${JSON.stringify(path.resolve('.'))}, logLevel: 'silent' });
      module.startChild({ file: ${JSON.stringify(child)}, env: process.env, onStdout: (line) => process.send(Number(line)), onStderr: () => {} });`,
    );
    const parent = fork(bundle, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const [pid]: number[] = await once(parent, 'message');
    parent.kill('SIGKILL');
    await expect
      .poll(
        () => {
          try {
            return process.kill(Number(pid), 0);
          } catch {
            return false;
          }
        },
        { timeout: 5000 },
      )
      .toBe(false);
  });
});
