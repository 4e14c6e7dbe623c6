import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileListName, rejectedFileName, uploadedFor, uploadedInto } from '#runtime/contracts/file-fields.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import { maxFileBytes, maxFiles } from '#runtime/lib/upload-limits.ts';
import type { AnsweredVisitor } from '../session/read-visitor.ts';
import { boundBytes } from './bound-bytes.ts';
import { type StoreVisitorFile, whenGone } from './store-visitor-file.ts';

/** Limits of a form, files included. */
const limits = {
  fieldNameSize: 100,
  fieldSize: 100_000,
  fields: 400,
  files: maxFiles,
  fileSize: maxFileBytes + 1,
  headerPairs: 20,
} as const;

/** Lets routes of a scope read forms with files. */
export function acceptFormsWithFiles(scope: FastifyInstance): void {
  void scope.register(multipart, { throwFileSizeLimit: false, limits });
}

/** The sender of a form with files. */
interface Sender {
  readonly visitor: AnsweredVisitor;
  readonly locale: Locale;
  readonly store: StoreVisitorFile;
}

/**
 * Reads a form with files. Each file is stored while it arrives, and appears in the form as a file stored earlier
 * would, or as a rejected one: `files.0.fileId`, `refusedFiles.0.code`. A file with a field of its own appears there;
 * one that is added to a saved item does not appear in the form.
 *
 * @throws when the form breaks off, or has more parts than any of ours.
 */
export async function readFormWithFiles(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, locale, store }: Sender,
): Promise<URLSearchParams> {
  const signal = whenGone(request, reply);
  const form = new URLSearchParams();
  const answers: (Awaited<ReturnType<StoreVisitorFile>> & {
    readonly name: string;
    readonly field: string | undefined;
  })[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (!part.fieldname.startsWith(rejectedFileName)) form.append(part.fieldname, String(part.value));
      continue;
    }
    const { file: content, filename: name, fieldname } = part;
    // If no file was chosen, browsers send one without a name.
    if (name) {
      const itemId = uploadedInto(fieldname);
      const stored = await store(request, { name, itemId, content: boundBytes(content), visitor, locale, signal });
      // A file that was added to a saved item is not part of the form.
      if (!stored.ok || itemId === undefined) answers.push({ name, field: uploadedFor(fieldname), ...stored });
    }
    content.resume();
  }
  let next = nextEntry(form);
  let refused = 0;
  for (const answer of answers) {
    const { field: ownField } = answer;
    if (answer.ok && ownField !== undefined) form.append(ownField, answer.file.fileId);
    else if (answer.ok) {
      for (const [field, value] of Object.entries(answer.file)) form.append(`${fileListName}.${next}.${field}`, value);
      next += 1;
    } else {
      form.append(`${rejectedFileName}.${refused}.code`, answer.code);
      form.append(`${rejectedFileName}.${refused}.name`, answer.name);
      form.append(`${rejectedFileName}.${refused}.field`, ownField ?? fileListName);
      refused += 1;
    }
  }
  return form;
}

/** Returns the index of the next file, after those that were stored when the form was sent before. */
function nextEntry(form: URLSearchParams): number {
  const numbers = [...form.keys()].map((name) => {
    const [list, entry] = name.split('.');
    return list === fileListName ? Number(entry) : -1;
  });
  return Math.max(-1, ...numbers.filter(Number.isInteger)) + 1;
}
