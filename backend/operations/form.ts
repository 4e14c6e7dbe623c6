import type { Readable } from 'node:stream';
import { ProblemError } from '../errors/problem.ts';

/** A part of a `multipart/form-data` body. */
export type FormPart =
  /** JSON is parsed. */
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  /** Must be read to its end before the next part. */
  | { readonly kind: 'file'; readonly name: string; readonly fileName: string; readonly content: Readable };

/** A `multipart/form-data` body, part by part, as it arrives. */
export type Form = AsyncIterable<FormPart>;

/** Returns an error of the form parser as a problem. */
export function formProblem(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ProblemError) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return new ProblemError('VALIDATION_FAILED', 'The form has more parts than are taken here.');
  }
  const brokenOff = /terminated early|Unexpected end of multipart data|premature close|aborted/i;
  if (code === 'FST_MP_PREMATURE_CLOSE' || brokenOff.test(error.message)) {
    return new ProblemError('FILE_DAMAGED', 'The upload has broken off.');
  }
  return /multipart|boundary|Malformed/i.test(error.message) || code === 'FST_INVALID_JSON_FIELD_ERROR'
    ? new ProblemError('VALIDATION_FAILED', error.message)
    : error;
}
