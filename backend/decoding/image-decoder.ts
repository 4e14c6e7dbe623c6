import { z } from 'zod';
import { ProblemError } from '../errors/problem.ts';
import type { Cut } from '../images/cut-image.ts';
import type { ServedFormat } from '../images/image.ts';
import { createNamedQueue, createQueue } from '../limits/queue.ts';
import { type ImageProcess, type ProcessLimits, startImageProcess } from './image-process.ts';
import type { ImageTask } from './image-task.ts';

/** Decodes pictures that visitors have uploaded, in processes that end when a picture takes too much. */
export interface ImageDecoder {
  /**
   * Reads a picture to its end.
   *
   * @param visitor - Names whose picture it is: of one visitor one picture is decoded at a time.
   * @returns Its sides in pixels as it stands upright.
   * @throws {ProblemError} `FILE_DAMAGED`, `PICTURE_TOO_LARGE`
   */
  inspect(visitor: string, file: string): Promise<{ readonly width: number; readonly height: number }>;
  /** The average colour of a part, `#rrggbb`. */
  averageColor(visitor: string, file: string, cut: Cut): Promise<string>;
  /** A picture, or a part of it, as it is served. */
  render(
    visitor: string,
    file: string,
    cut: Cut | undefined,
    as: { readonly width: number; readonly format: ServedFormat },
  ): Promise<Uint8Array>;
  /** Ends all processes, whatever they do. */
  close(): void;
}

/** Processes at a time. */
const maxProcesses = 2;
/** Pictures of all visitors that may wait, and of one. */
const maxWaiting = 1000;
const maxWaitingOfVisitor = 60;
/** What the most costly picture that is taken needs, and the process besides. */
const processLimits: ProcessLimits = { memory: 1_342_177_280, time: 60_000 };
/** Milliseconds after which a process that nobody asks is ended. */
const idleTime = 10_000;
/** Bytes beyond which a process is not asked again, so that what a picture took goes back to the system. */
const maxKept = 268_435_456;

const sides = z.object({ width: z.number(), height: z.number() });

/** @param limits - Of each process. */
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
        // What makes the decoder crash is no picture.
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
