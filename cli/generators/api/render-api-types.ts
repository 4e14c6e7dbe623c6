import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '#cli/openapi/json-value.ts';
import { nameReferences } from '#cli/openapi/name-references.ts';
import { packageRoot } from '#cli/package-root.ts';
import type { ApiTypesAnswer, ApiTypesQuestion } from './api-types.worker.ts';

/** As `cli/compile.js` makes it, of 20 MB of packages. */
const compiled = path.join(packageRoot, 'cli/dist/api-types.cjs');

/** A thread that makes types, with those who wait for an answer by the number of their question. */
interface TypesThread {
  readonly worker: Worker;
  readonly waiting: Map<
    number,
    { readonly resolve: (types: string) => void; readonly reject: (reason: Error) => void }
  >;
}

let thread: TypesThread | undefined;
let questions = 0;

/**
 * Starts the thread that makes types, if there is none. Loading its packages takes a quarter of a second: whoever knows early that
 * types will be asked for has it ready by then.
 */
export function startApiTypes(): void {
  thread ??= startThread();
}

/**
 * Renders the TypeScript of an OpenAPI document: `paths`, `components`, `operations`.
 * @throws Error when the document is not one that openapi-typescript understands
 */
export async function renderApiTypes(document: JsonObject): Promise<string> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  const question: ApiTypesQuestion = { id: questions++, document: nameReferences(document) };
  const types = new Promise<string>((resolve, reject) => waiting.set(question.id, { resolve, reject }));
  worker.ref();
  worker.postMessage(question);
  return await types;
}

/** Starts a thread that ends once all its questions are answered, and does not keep a process alive before it has any. */
function startThread(): TypesThread {
  const worker = new Worker(compiled);
  worker.unref();
  const waiting: TypesThread['waiting'] = new Map();
  const end = (reason: Error): void => {
    if (thread?.worker === worker) thread = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    void worker.terminate();
  };
  worker.on('message', (answer: ApiTypesAnswer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('types' in answer) asker?.resolve(answer.types);
    else asker?.reject(new Error(answer.reason));
    if (waiting.size === 0) end(new Error('The thread that makes types was ended.'));
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  return { worker, waiting };
}
