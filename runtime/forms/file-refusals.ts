import type { MessageKey } from '#generated/contracts/message-keys.ts';
import { refusedFileName } from '#runtime/contracts/file-fields.ts';
import type { FormError } from '#runtime/contracts/form.ts';

/** What is said of a file that was not taken, by the code of the problem. */
const texts: Readonly<Record<string, MessageKey>> = {
  PAYLOAD_TOO_LARGE: 'form:files.refusals.PAYLOAD_TOO_LARGE',
  FILE_TYPE_REFUSED: 'form:files.refusals.FILE_TYPE_REFUSED',
  FILE_DAMAGED: 'form:files.refusals.FILE_DAMAGED',
  PICTURE_TOO_LARGE: 'form:files.refusals.PICTURE_TOO_LARGE',
  STORAGE_FULL: 'form:files.refusals.STORAGE_FULL',
  RATE_LIMITED: 'form:files.refusals.RATE_LIMITED',
};

/** Why a file was not taken, with its name. */
export function fileRefusal(code: string, name: string): FormError {
  return { key: texts[code] ?? 'form:files.refusals.OTHER', values: { name } };
}

/** Codes of files that will not be taken however often they are sent. */
export function isFinal(code: string): boolean {
  return code === 'PAYLOAD_TOO_LARGE' || code === 'FILE_TYPE_REFUSED' || code === 'PICTURE_TOO_LARGE';
}

/** The files that the server did not take from a form without JavaScript; undefined where it took all. */
export function refusedFilesOf(values: Readonly<Record<string, string>>): FormError | undefined {
  const errors: FormError[] = [];
  for (let code = codeAt(values, 0); code !== undefined; code = codeAt(values, errors.length)) {
    errors.push(fileRefusal(code, values[`${refusedFileName}.${errors.length}.name`] ?? ''));
  }
  const [first, ...also] = errors;
  return first && { ...first, also };
}

function codeAt(values: Readonly<Record<string, string>>, index: number): string | undefined {
  return values[`${refusedFileName}.${index}.code`];
}
