import { parentPort } from 'node:worker_threads';
import type { PdfAnswer, PdfTask } from './pdf-task.ts';
import { renderPdf } from './render-pdf.ts';

// A thread that renders the PDFs of invoices.

parentPort?.on('message', (task: PdfTask) => {
  void answer(task).then((said) => parentPort?.postMessage(said));
});

async function answer({ id, kind, number, content }: PdfTask): Promise<PdfAnswer> {
  try {
    return { id, bytes: await renderPdf(kind, number, content) };
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
