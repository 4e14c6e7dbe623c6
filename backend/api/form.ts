import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.ts';

/** A part of a `multipart/form-data` body. */
export type FormPart =
  /** JSON is parsed already. */
  | { readonly kind: 'field'; readonly name: string; readonly value: unknown }
  /** Has to be read to its end before the next part comes. */
  | { readonly kind: 'file'; readonly name: string; readonly fileName: string; readonly content: Readable };

/** A `multipart/form-data` body, part by part, as it arrives. */
export type Form = AsyncIterable<FormPart>;

/** Milliseconds in which an upload has to bring something. */
const longestSilence = 30_000;
/** Milliseconds that an upload may take. */
export const longestUpload = 10 * 60 * 1000;
/** Bytes of a part that is no file. */
const fieldSize = 100_000;
/** Of one body, one more than an operation takes: whoever reads it can say so. */
const limits = { fieldNameSize: 100, fieldSize, fields: 2, files: 11, parts: 13, headerPairs: 20 } as const;

/** Lets the server read forms. @param fileSize - Bytes at which a file is no longer read. */
export function acceptForms(app: FastifyInstance, fileSize: number): void {
  app.register(multipart, { throwFileSizeLimit: false, limits: { ...limits, fileSize } });
}

/** Lets the server read forms of fields alone, as other systems send them: a field that comes twice is a list. */
export function acceptFields(app: FastifyInstance): void {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const fields = new URLSearchParams(body);
    const names = [...new Set(fields.keys())];
    done(
      null,
      // Without a prototype, whatever fields are called.
      Object.assign(
        Object.create(null),
        Object.fromEntries(
          names.map((name) => {
            const values = fields.getAll(name);
            return [name, values.length === 1 ? values[0] : values];
          }),
        ),
      ),
    );
  });
}

/** The parts of a form. However reading ends, what is still to come is let go by. */
export async function* readForm(request: FastifyRequest): Form {
  const { raw } = request;
  const { socket } = raw;
  const giveUp = (): void => void raw.destroy(new ProblemError('FILE_DAMAGED', 'Nothing came for too long.'));
  socket.setTimeout?.(longestSilence, giveUp);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        yield { kind: 'file', name: part.fieldname, fileName: part.filename, content: part.file };
      } else {
        if (part.valueTruncated) throw new ProblemError('PAYLOAD_TOO_LARGE');
        yield { kind: 'field', name: part.fieldname, value: part.value };
      }
    }
  } catch (error) {
    throw formProblem(error);
  } finally {
    socket.setTimeout?.(0, giveUp);
    raw.unpipe();
    raw.resume();
  }
}

/** What is wrong with a form, in our words. */
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
