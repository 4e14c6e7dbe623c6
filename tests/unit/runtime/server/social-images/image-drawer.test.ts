import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createImageDrawer, DrawerBusyError, type ImageDrawer } from '#runtime/server/social-images/image-drawer.ts';
import type { ImageJob } from '#runtime/server/social-images/image-jobs.ts';
import { getSocialLook } from '#runtime/server/social-images/social-image.ts';
import { siteModel } from '../../rpc/site-model.ts';

const look = getSocialLook(siteModel);
const titled = (title: string) => async (): Promise<ImageJob> => ({ kind: 'page', image: { look, title } });

let drawer: ImageDrawer;
let folder: string;
afterEach(async () => {
  await drawer.close();
  await rm(folder, { recursive: true });
});

/** Creates a drawer whose thread answers with the title and the number of images so far, and ends at the title `end`. */
async function begin(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-images-'));
  await writeFile(
    path.join(folder, 'worker.js'),
    `const { parentPort } = require('node:worker_threads');
    let count = 0;
    parentPort.on('message', ({ image: { title } }) => {
      if (title === 'end') process.exit(1);
      if (title === 'fault') return parentPort.postMessage({ error: 'Not drawn' });
      parentPort.postMessage({ image: Buffer.from(title + ' ' + ++count) });
    });`,
  );
  drawer = createImageDrawer(folder);
}

it('draws an image once for all who ask, and keeps it', async () => {
  await begin();
  const asked = await Promise.all([drawer.draw('a', titled('a')), drawer.draw('a', titled('a'))]);
  const later = await drawer.draw('a', titled('a'));
  expect([...asked, later, drawer.find('a')].map(String)).toEqual(['a 1', 'a 1', 'a 1', 'a 1']);
});

it('draws one image after the other, and turns away those for whom there is no room', async () => {
  await begin();
  const asked = Array.from({ length: 25 }, (_, index) => drawer.draw(`${index}`, titled(`${index}`)));
  const answers = await Promise.allSettled(asked);
  expect(answers.slice(0, 20).map((answer) => answer.status === 'fulfilled' && String(answer.value))).toEqual(
    Array.from({ length: 20 }, (_, index) => `${index} ${index + 1}`),
  );
  for (const answer of answers.slice(20)) {
    expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(DrawerBusyError);
  }
});

it('draws the next image in a new thread when one has ended', async () => {
  await begin();
  await expect(drawer.draw('a', titled('end'))).rejects.toThrow('The thread that draws images ended');
  expect(String(await drawer.draw('a', titled('a')))).toBe('a 1');
});

it('draws the next image after one that could not be drawn, or whose picture could not be had', async () => {
  await begin();
  await expect(drawer.draw('a', titled('fault'))).rejects.toThrow('Not drawn');
  await expect(drawer.draw('b', () => Promise.reject(new Error('No picture')))).rejects.toThrow('No picture');
  expect(String(await drawer.draw('a', titled('a')))).toBe('a 1');
});
