import { open } from 'node:fs/promises';
import type { ImageDecoder } from '../decoding/image-decoder.ts';
import { ProblemError } from '../errors/problem.ts';
import { type FileType, isFileType } from '../files/accepted-files.ts';
import type { ArrivedFile } from '../files/file-store.ts';

/** The type of a file, by its content. */
export interface InspectedFile {
  readonly contentType: FileType;
  /** Of an image, in pixels in upright orientation. */
  readonly width?: number;
  readonly height?: number;
}

/** Bytes at the end of a PDF that contain its last line. */
const endOfPdf = 1024;

/**
 * Inspects a file by its content, whatever its name, and reads it to its end.
 *
 * @param visitor - Identifies the sender.
 * @throws {ProblemError} `FILE_TYPE_REFUSED`, `FILE_DAMAGED`, `PICTURE_TOO_LARGE`
 */
export async function inspectFile(decoder: ImageDecoder, visitor: string, file: ArrivedFile): Promise<InspectedFile> {
  if (file.bytes === 0) throw new ProblemError('FILE_DAMAGED', 'The file is empty.');
  // Loaded with the first upload.
  const { fileTypeFromFile } = await import('file-type');
  const type = (await fileTypeFromFile(file.path))?.mime;
  if (type === undefined && (await beginsAsTiff(file))) throw new ProblemError('FILE_DAMAGED', 'The TIFF has no end.');
  if (type === undefined || !isFileType(type)) {
    throw new ProblemError('FILE_TYPE_REFUSED', `The file is ${type ?? 'of no known type'}.`);
  }
  if (type === 'application/pdf') {
    if (!(await endsAsPdf(file))) throw new ProblemError('FILE_DAMAGED', 'The PDF has no end.');
    return { contentType: type };
  }
  return { contentType: type, ...(await decoder.inspect(visitor, file.path)) };
}

async function endsAsPdf(file: ArrivedFile): Promise<boolean> {
  return (await readPart(file, file.bytes - endOfPdf, endOfPdf)).includes('%%EOF');
}

/**
 * Returns whether a file begins as a TIFF. The data that distinguishes kinds of TIFF is at its end, and missing in a
 * truncated one.
 */
async function beginsAsTiff(file: ArrivedFile): Promise<boolean> {
  return ['49492a00', '4d4d002a'].includes((await readPart(file, 0, 4)).toString('hex'));
}

async function readPart({ path, bytes }: ArrivedFile, from: number, length: number): Promise<Buffer> {
  const position = Math.max(0, from);
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(Math.min(length, bytes - position)), position });
    return buffer;
  } finally {
    await file.close();
  }
}
