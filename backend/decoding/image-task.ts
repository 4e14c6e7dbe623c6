import { z } from 'zod';
import { servedFormats } from '../images/image.ts';

const side = z.int().min(0);

const cut = z.object({
  crop: z.object({ x: side, y: side, width: side, height: side }),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
});

const format = z.enum(servedFormats);

/** A task for a process with one image; `file` is its path. */
export const imageTask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('inspect'), file: z.string() }),
  z.object({ kind: z.literal('averageColor'), file: z.string(), cut }),
  /** Without `cut`: the whole image. */
  z.object({ kind: z.literal('render'), file: z.string(), cut: cut.exactOptional(), width: side, format }),
]);
export type ImageTask = z.infer<typeof imageTask>;

/** The answer of a process. `memory`: bytes that the process uses afterwards. */
export const imageAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), value: z.unknown(), memory: z.number() }),
  z.object({ kind: z.enum(['damaged', 'tooLarge']), message: z.string(), memory: z.number() }),
]);
export type ImageAnswer = z.infer<typeof imageAnswer>;

/** The message of a process that is ready for tasks. */
export const readyMessage = 'ready';
