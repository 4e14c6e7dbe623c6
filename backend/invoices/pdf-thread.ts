import { Worker } from 'node:worker_threads';
import type { InvoiceContent } from '../db/schema/invoice-content.ts';
import type { InvoiceKind } from '../db/schema/invoices.ts';
import { workerFile } from '../process/worker-file.ts';
import type { PdfAnswer, PdfTask } from './pdf-task.ts';

interface WaitingTask {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface PdfThread {
  readonly worker: Worker;
  readonly waiting: Map<number, WaitingTask>;
}

/** The thread of this process; started when it is first needed, and again after it has ended. */
let thread: Promise<PdfThread> | undefined;
let tasks = 0;

/**
 * Renders an invoice or credit note like `renderPdf`, in a thread of its own: requests do not wait for it. The thread
 * keeps no process from exiting unless it has something to render.
 */
export async function renderPdfInThread(kind: InvoiceKind, number: string, content: InvoiceContent): Promise<Buffer> {
  thread ??= startThread();
  const { worker, waiting } = await thread;
  tasks += 1;
  const id = tasks;
  return await new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, kind, number, content } satisfies PdfTask);
  });
}

async function startThread(): Promise<PdfThread> {
  const waiting = new Map<number, WaitingTask>();
  const end = (error: Error): void => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  try {
    const worker = new Worker(await workerFile(import.meta.url, 'render-pdf'));
    worker.unref();
    worker.on('message', (answer: PdfAnswer) => {
      const task = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) worker.unref();
      if ('error' in answer) task?.reject(answer.error);
      else task?.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength));
    });
    worker.on('error', end);
    worker.on('exit', (code) => end(new Error(`The thread that renders invoices has ended with code ${code}.`)));
    return { worker, waiting };
  } catch (error) {
    thread = undefined;
    throw error;
  }
}
