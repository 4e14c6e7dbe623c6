import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenditions } from '#backend/images/renditions.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-renditions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Creates an encoder that works until it is stopped, and counts its starts. */
function createEncoder(text: string) {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const encoder = {
    started: 0,
    end,
    async encode() {
      encoder.started += 1;
      await over;
      return Buffer.from(text);
    },
  };
  return encoder;
}

it('makes a rendition once for all processes that share its folder', async () => {
  const [one, other] = [createRenditions(folder), createRenditions(folder)];
  const encoder = createEncoder('a raft');
  const asked = [one, one, other, other].map((renditions) => renditions.make('raft', 640, 'avif', encoder.encode));
  encoder.end();
  expect((await Promise.all(asked)).map(String)).toEqual(Array(4).fill('a raft'));
  expect(encoder.started).toBe(1);
  expect(await readdir(path.join(folder, 'raft'))).toEqual(['640.avif']);
});

it('makes a rendition again that another process could not', async () => {
  const [one, other] = [createRenditions(folder), createRenditions(folder)];
  const encoder = createEncoder('nothing');
  const failing = one.make('lamp', 640, 'avif', async () => {
    await encoder.encode();
    throw new Error('The disk is full.');
  });
  await expect.poll(() => encoder.started).toBe(1);
  const made = other.make('lamp', 640, 'avif', async () => Buffer.from('a lamp'));
  encoder.end();
  await expect(failing).rejects.toThrow('full');
  expect(String(await made)).toBe('a lamp');
});

it('takes over the lock of a process that crashed', async () => {
  await mkdir(path.join(folder, 'desk'));
  const lock = path.join(folder, 'desk/640.avif.lock');
  await writeFile(lock, '');
  await utimes(lock, new Date(0), new Date(0));
  const made = await createRenditions(folder).make('desk', 640, 'avif', async () => Buffer.from('a desk'));
  expect(String(made)).toBe('a desk');
  expect(await readdir(path.join(folder, 'desk'))).toEqual(['640.avif']);
});

it('rejects with Retry-After while too many are waiting, and continues with those', async () => {
  const renditions = createRenditions(folder);
  const encoder = createEncoder('one of many');
  const asked = Array.from({ length: 200 }, (_, index) =>
    renditions.make(`many-${index}`, 640, 'avif', encoder.encode).catch((error: unknown) => error),
  );
  await expect(renditions.make('one-more', 640, 'avif', encoder.encode)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    retryAfter: 5,
  });
  encoder.end();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => String(answer) === 'one of many')).toHaveLength(152);
  expect(String(await renditions.make('one-more', 640, 'avif', encoder.encode))).toBe('one of many');
});
