import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { nameReferences } from '#cli/openapi/name-references.ts';
import { packageRoot } from '#cli/package-root.ts';

/** A document for the thread that makes types. */
export interface ApiTypesTask {
  readonly id: number;
  readonly document: JsonObject;
}

export type ApiTypesAnswer = { readonly id: number } & ({ readonly types: string } | { readonly error: Error });

/** As `cli/compile.js` makes it, with the package that it needs. */
const compiled = path.join(packageRoot, 'cli/dist/api-types-worker.cjs');

interface WaitingTask {
  readonly resolve: (types: string) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, WaitingTask>();
let thread: Worker | undefined;
let tasks = 0;

/**
 * Starts the thread that {@link renderApiTypes} asks, which is ready by the time that a description is read. It keeps no process
 * from exiting unless it has something to make.
 */
export function prepareApiTypes(): Worker {
  if (thread !== undefined) return thread;
  const worker = new Worker(compiled);
  thread = worker;
  const end = (error: Error): void => {
    if (thread === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.unref();
  worker.on('message', (answer: ApiTypesAnswer) => {
    const task = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('error' in answer) task?.reject(answer.error);
    else task?.resolve(answer.types);
  });
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`The thread that makes types has ended with code ${code}.`)));
  return worker;
}

/**
 * Renders the TypeScript of an OpenAPI document: `paths`, `components`, `operations`.
 * @throws Error when the document is not one that openapi-typescript understands
 */
export async function renderApiTypes(document: JsonObject): Promise<string> {
  const worker = prepareApiTypes();
  tasks += 1;
  const task = { id: tasks, document: nameReferences(document) } satisfies ApiTypesTask;
  return await new Promise((resolve, reject) => {
    waiting.set(task.id, { resolve, reject });
    worker.ref();
    worker.postMessage(task);
  });
}
