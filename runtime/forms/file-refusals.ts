import type { MessageKey } from '#generated/contracts/message-keys.ts';
import { fileListName, refusedFileName } from '#runtime/contracts/file-fields.ts';
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

/** What the server did not take of the files of a form without JavaScript, by the field that they belong to. */
export function refusedFilesOf(values: Readonly<Record<string, string>>): Readonly<Record<string, FormError>> {
  const errors = new Map<string, FormError>();
  const partOf = (index: number, part: string): string | undefined => values[`${refusedFileName}.${index}.${part}`];
  for (let index = 0, code = partOf(0, 'code'); code !== undefined; index += 1, code = partOf(index, 'code')) {
    const field = partOf(index, 'field') ?? fileListName;
    const error = fileRefusal(code, partOf(index, 'name') ?? '');
    const first = errors.get(field);
    errors.set(field, first ? { ...first, also: [...(first.also ?? []), error] } : error);
  }
  return Object.fromEntries(errors);
}
