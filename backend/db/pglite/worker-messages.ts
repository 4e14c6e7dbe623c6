import { z } from 'zod';

/** The worker's start parameters. */
export const workerDataSchema = z.object({
  /** Folder of the cluster. */
  folder: z.string().min(1),
  /** Whether to wait until commits are on the disk. */
  durable: z.boolean(),
  /** Folder of a cluster that a new one is a copy of; absent: a new one is empty. */
  template: z.string().min(1).optional(),
});

export type WorkerData = z.infer<typeof workerDataSchema>;

const connection = z.number().int();

/** Messages to the worker: `bytes` is PostgreSQL's wire protocol. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connect'), connection }),
  z.object({ type: z.literal('bytes'), connection, bytes: z.instanceof(Uint8Array) }),
  z.object({ type: z.literal('close') }),
]);

export type ToWorker = z.infer<typeof clientMessage>;

/** Messages from the worker. */
export const workerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('connected'), connection }),
  z.object({ type: z.literal('bytes'), connection, bytes: z.instanceof(Uint8Array) }),
  z.object({ type: z.literal('closed') }),
]);

export type FromWorker = z.infer<typeof workerMessage>;
