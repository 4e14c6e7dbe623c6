import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { engineFiles } from '#runtime/contracts/image-engine.ts';
import type { ImageAnswer, ImageJob } from './image-jobs.ts';

/** Bytes of images that are kept. A page's image has about 60 kB. */
const keptBytes = 64 * 1024 * 1024;

/** Images that may wait. More are refused: each takes up to half a second. */
const maxWaiting = 20;

/** Milliseconds after which the thread ends if nothing is asked of it; it holds about 80 MB. */
const idleMs = 60_000;

/** Milliseconds after which the thread is ended that draws one image, and the next gets another; also of its start. */
const deadlineMs = 15_000;

/** Thrown when too many images wait. */
export class DrawerBusyError extends Error {
  constructor() {
    super('Too many images wait to be drawn');
  }
}

/** Draws images, one at a time, and keeps them. */
export interface ImageDrawer {
  /** Returns the image of a key if it is kept. */
  find(key: string): Buffer | undefined;
  /**
   * Returns the image of a key; an image that is kept is not drawn again.
   *
   * @param key - Names the image by what is in it.
   * @param prepare - Gets what the image is made of.
   * @throws {DrawerBusyError} when too many wait.
   */
  draw(key: string, prepare: () => Promise<ImageJob>): Promise<Buffer>;
  close(): Promise<void>;
}

/** Creates what draws the images of a site. @param folder - With the files of the build; see `engineFiles`. */
export function createImageDrawer(folder: string): ImageDrawer {
  const kept = new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: (image) => image.byteLength });
  const underWay = new Map<string, Promise<Buffer>>();
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const stop = async (): Promise<void> => {
    clearTimeout(timer);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  const ask = async (job: ImageJob): Promise<Buffer> => {
    clearTimeout(timer);
    worker ??= startWorker(folder, (ended) => {
      if (worker === ended) worker = undefined;
    });
    const answer = await askWorker(worker, job);
    timer = setTimeout(() => void stop(), idleMs).unref();
    if ('error' in answer) throw new Error(answer.error);
    return Buffer.from(answer.image);
  };

  return {
    find: (key) => kept.get(key),
    draw: (key, prepare) => {
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      const pending = underWay.get(key);
      if (pending) return pending;
      if (underWay.size >= maxWaiting) return Promise.reject(new DrawerBusyError());
      const drawn = last
        .then(() => prepare())
        .then(ask)
        .then((image) => {
          kept.set(key, image);
          return image;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, drawn);
      last = drawn.catch(() => undefined);
      return drawn;
    },
    close: stop,
  };
}

/** Sends a job, and waits for its answer; a thread that ends instead is an error too. */
function askWorker(worker: Worker, job: ImageJob): Promise<ImageAnswer> {
  return new Promise((resolve) => {
    const overdue = setTimeout(() => void worker.terminate(), deadlineMs).unref();
    const answer = (given: ImageAnswer): void => {
      clearTimeout(overdue);
      worker.off('message', answer);
      worker.off('exit', fail);
      resolve(given);
    };
    const fail = (): void => answer({ error: 'The thread that draws images ended' });
    worker.on('message', answer);
    worker.on('exit', fail);
    worker.postMessage(job);
  });
}

function startWorker(folder: string, onEnd: (worker: Worker) => void): Worker {
  const worker = new Worker(path.join(folder, engineFiles.worker));
  worker.unref();
  worker.once('exit', () => onEnd(worker));
  // `exit` follows, and is what is waited for.
  worker.on('error', () => undefined);
  return worker;
}
