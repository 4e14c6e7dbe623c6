import type { Locale } from '#runtime/contracts/locale.ts';
import { type FileAnswer, filesPath, itemHeader } from '#runtime/contracts/stored-file.ts';

/** Options of an upload. */
export interface SendFileOptions {
  readonly locale: Locale;
  /** The saved item that it is added to; absent: it gets an item of its own. */
  readonly itemId?: string | undefined;
  /** Receives the progress, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file to the storefront, which stores it. By XMLHttpRequest, because `fetch` does not report progress. */
export function sendFile(file: File, { locale, itemId, onProgress, signal }: SendFileOptions): Promise<FileAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (code: string): void => resolve({ ok: false, code });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(getAnswer(request.responseText)));
    request.addEventListener('error', () => fail('NETWORK_ERROR'));
    request.addEventListener('abort', () => fail('ABORTED'));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', filesPath);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name.slice(-200)));
    request.setRequestHeader('x-locale', locale);
    if (itemId !== undefined) request.setRequestHeader(itemHeader, itemId);
    request.send(file);
  });
}

function getAnswer(text: string): FileAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    return isAnswer(answer) ? answer : { ok: false, code: 'UNKNOWN' };
  } catch {
    return { ok: false, code: 'UNKNOWN' };
  }
}

const isAnswer = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && ('file' in answer || 'code' in answer);
