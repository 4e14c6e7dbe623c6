import type { MessageKey } from '#generated/contracts/message-keys.ts';
import { fileListName, rejectedFileName } from '#runtime/contracts/file-fields.ts';
import type { FormError } from '#runtime/contracts/form.ts';

/** Messages for rejected files, by problem code. */
const texts: Readonly<Record<string, MessageKey>> = {
  PAYLOAD_TOO_LARGE: 'form:files.refusals.PAYLOAD_TOO_LARGE',
  FILE_TYPE_REFUSED: 'form:files.refusals.FILE_TYPE_REFUSED',
  FILE_DAMAGED: 'form:files.refusals.FILE_DAMAGED',
  PICTURE_TOO_LARGE: 'form:files.refusals.PICTURE_TOO_LARGE',
  STORAGE_FULL: 'form:files.refusals.STORAGE_FULL',
  RATE_LIMITED: 'form:files.refusals.RATE_LIMITED',
};

/** Returns the message for a rejected file. */
export function describeFileRejection(code: string, name: string): FormError {
  return { key: texts[code] ?? 'form:files.refusals.OTHER', values: { name } };
}

/** Returns whether a file with this problem code is rejected however often it is sent. */
export function isFinal(code: string): boolean {
  return code === 'PAYLOAD_TOO_LARGE' || code === 'FILE_TYPE_REFUSED' || code === 'PICTURE_TOO_LARGE';
}

/** Returns the messages for the files that the server has rejected of a form without JavaScript, by field. */
export function readRejectedFiles(values: Readonly<Record<string, string>>): Readonly<Record<string, FormError>> {
  const errors = new Map<string, FormError>();
  const getPart = (index: number, part: string): string | undefined => values[`${rejectedFileName}.${index}.${part}`];
  for (let index = 0, code = getPart(0, 'code'); code !== undefined; index += 1, code = getPart(index, 'code')) {
    const field = getPart(index, 'field') ?? fileListName;
    const error = describeFileRejection(code, getPart(index, 'name') ?? '');
    const first = errors.get(field);
    errors.set(field, first ? { ...first, also: [...(first.also ?? []), error] } : error);
  }
  return Object.fromEntries(errors);
}
