import { z } from 'zod';
import { ProblemError } from '../errors/problem.ts';
import type { Cut } from '../images/cut-image.ts';
import type { ServedFormat } from '../images/image.ts';
import { createNamedQueue, createQueue } from '../limits/queue.ts';
import { type ImageProcess, type ProcessLimits, startImageProcess } from './image-process.ts';
import type { ImageTask } from './image-task.ts';

/** Decodes uploaded images, in processes that are ended when an image takes too much memory or time. */
export interface ImageDecoder {
  /**
   * Reads an image to its end.
   *
   * @param visitor - Identifies the owner of the image: for one visitor one image is decoded at a time.
   * @returns Its sides in pixels in upright orientation.
   * @throws {ProblemError} `FILE_DAMAGED`, `PICTURE_TOO_LARGE`
   */
  inspect(visitor: string, file: string): Promise<{ readonly width: number; readonly height: number }>;
  /** Returns the average colour of a part, `#rrggbb`. */
  averageColor(visitor: string, file: string, cut: Cut): Promise<string>;
  /** Returns an image, or a part of it, as it is served. */
  render(
    visitor: string,
    file: string,
    cut: Cut | undefined,
    as: { readonly width: number; readonly format: ServedFormat },
  ): Promise<Uint8Array>;
  /** Ends all processes, even busy ones. */
  close(): void;
}

/** Max. processes at a time. */
const maxProcesses = 2;
/** Max. waiting images of all visitors, and of one. */
const maxWaiting = 1000;
const maxWaitingOfVisitor = 60;
/** The resources of the most costly image that is accepted, and of the process itself. */
const processLimits: ProcessLimits = { memory: 1_342_177_280, time: 60_000 };
/** Milliseconds after which an idle process is ended. */
const idleTime = 10_000;
/** Bytes above which a process is not reused, so that its memory goes back to the system. */
const maxKept = 268_435_456;

const sides = z.object({ width: z.number(), height: z.number() });

/** Creates a decoder. @param limits - Of each process. */
export function createImageDecoder(limits: ProcessLimits = processLimits): ImageDecoder {
  const runQueued = createQueue(maxProcesses, { maxWaiting, refuse: tooMany });
  const runQueuedOfVisitor = createNamedQueue({ maxWaiting: maxWaitingOfVisitor, refuse: tooMany });
  const all = new Set<ImageProcess>();
  const idle = new Map<ImageProcess, NodeJS.Timeout>();

  const end = (process: ImageProcess): void => {
    clearTimeout(idle.get(process));
    idle.delete(process);
    all.delete(process);
    process.end();
  };

  async function takeProcess(): Promise<ImageProcess> {
    const [known] = idle.keys();
    if (!known) {
      const started = await startImageProcess(limits);
      all.add(started);
      return started;
    }
    clearTimeout(idle.get(known));
    idle.delete(known);
    return known;
  }

  async function carryOut(task: ImageTask): Promise<unknown> {
    const process = await takeProcess();
    const outcome = await process.ask(task);
    if (outcome.kind === 'ended' || outcome.memory > maxKept) end(process);
    else idle.set(process, setTimeout(() => end(process), idleTime).unref());
    switch (outcome.kind) {
      case 'done':
        return outcome.value;
      case 'ended':
        // A file that makes the decoder crash is not an image.
        if (!outcome.isKilled) throw new ProblemError('FILE_DAMAGED', 'The picture cannot be decoded.');
        throw new ProblemError('PICTURE_TOO_LARGE', 'Decoding the picture takes too much memory, or too long.');
      case 'damaged':
        throw new ProblemError('FILE_DAMAGED', outcome.message);
      case 'tooLarge':
        throw new ProblemError('PICTURE_TOO_LARGE', outcome.message);
    }
  }

  const inQueue = (visitor: string, task: ImageTask): Promise<unknown> =>
    runQueuedOfVisitor(visitor, () => runQueued(() => carryOut(task)));

  return {
    inspect: async (visitor, file) => sides.parse(await inQueue(visitor, { kind: 'inspect', file })),
    averageColor: async (visitor, file, cut) =>
      z.string().parse(await inQueue(visitor, { kind: 'averageColor', file, cut })),
    render: async (visitor, file, cut, as) =>
      z.instanceof(Uint8Array).parse(await inQueue(visitor, { kind: 'render', file, ...(cut && { cut }), ...as })),
    close() {
      for (const process of [...all]) end(process);
    },
  };
}

function tooMany(): ProblemError {
  return new ProblemError('SERVICE_UNAVAILABLE', 'Too many pictures wait to be decoded.');
}
