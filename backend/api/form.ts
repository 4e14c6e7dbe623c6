import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../errors/problem.ts';
import { type Form, formProblem } from '../operations/form.ts';

/** Max. milliseconds of silence in an upload. */
const maxSilenceMs = 30_000;
/** Max. milliseconds of an upload. */
export const maxUploadMs = 10 * 60 * 1000;
/** Max. bytes of a part that is not a file. */
const fieldSize = 100_000;
/** Max. parts of one body: one more than operations accept, so that an operation can report the excess. */
const limits = { fieldNameSize: 100, fieldSize, fields: 2, files: 11, parts: 13, headerPairs: 20 } as const;

/** Lets the server read forms. @param fileSize - Bytes after which reading a file stops. */
export function acceptForms(app: FastifyInstance, fileSize: number): void {
  app.register(multipart, { throwFileSizeLimit: false, limits: { ...limits, fileSize } });
}

/** Lets the server read forms that have fields only, as other systems send them: a repeated field is a list. */
export function acceptFields(app: FastifyInstance): void {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => {
    const fields = new URLSearchParams(body);
    const names = [...new Set(fields.keys())];
    done(
      null,
      // Without a prototype, so that no field name collides with one of its members.
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

/** Yields the parts of a form. However reading ends, the rest of the body is discarded. */
export async function* readForm(request: FastifyRequest): Form {
  const { raw } = request;
  const { socket } = raw;
  const giveUp = (): void => void raw.destroy(new ProblemError('FILE_DAMAGED', 'Nothing came for too long.'));
  socket.setTimeout?.(maxSilenceMs, giveUp);
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
