import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { ProblemError } from '../api/problem.ts';
import { createTurns } from '../pictures/turns.ts';
import { type FileType, isFileType, maxPixels } from './accepted-files.ts';
import type { ArrivedFile } from './file-store.ts';

/** What a file is, by its content. */
export interface JudgedFile {
  readonly contentType: FileType;
  /** Of a picture, in pixels as it stands upright. */
  readonly width?: number;
  readonly height?: number;
}

/** Longest side that the spec can name, in pixels. */
const longestSide = 65_535;
/** Seconds that a picture may take to decode. */
const patience = 60;
/** Bytes at the end of a PDF in which its last line stands. */
const endOfPdf = 1024;

/** One at a time: of the largest that are taken, decoding takes hundreds of megabytes. */
const takeTurn = createTurns(1);

/**
 * Judges a file by its content, whatever it is called, and reads it to its end.
 *
 * @throws {ProblemError} `FILE_TYPE_REFUSED`, `FILE_DAMAGED`, `PICTURE_TOO_LARGE`
 */
export async function judgeFile(file: ArrivedFile): Promise<JudgedFile> {
  if (file.bytes === 0) throw new ProblemError('FILE_DAMAGED', 'The file is empty.');
  const type = (await fileTypeFromFile(file.path))?.mime;
  if (type === undefined && (await beginsAsTiff(file))) throw new ProblemError('FILE_DAMAGED', 'The TIFF has no end.');
  if (type === undefined || !isFileType(type)) {
    throw new ProblemError('FILE_TYPE_REFUSED', `The file is ${type ?? 'of no known type'}.`);
  }
  if (type === 'application/pdf') {
    if (!(await endsAsPdf(file))) throw new ProblemError('FILE_DAMAGED', 'The PDF has no end.');
    return { contentType: type };
  }
  return await takeTurn(async () => {
    const { width, height, orientation = 1 } = await readHead(file);
    if (width * height > maxPixels || Math.max(width, height) > longestSide) {
      throw new ProblemError('PICTURE_TOO_LARGE', `The picture has ${width} × ${height} pixels.`);
    }
    await decode(file);
    // Exif: from 5 on it lies on its side.
    return orientation >= 5
      ? { contentType: type, width: height, height: width }
      : { contentType: type, width, height };
  });
}

/** What the picture says of itself, before a pixel is decoded. */
async function readHead({ path }: ArrivedFile): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false, failOn: 'none' }).metadata();
  } catch (error) {
    throw damaged(error);
  }
}

/** Decodes the picture to its last line; all that is kept of it is one pixel. */
async function decode({ path }: ArrivedFile): Promise<void> {
  try {
    await sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: patience })
      .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  } catch (error) {
    throw damaged(error);
  }
}

async function endsAsPdf(file: ArrivedFile): Promise<boolean> {
  return (await readPart(file, file.bytes - endOfPdf, endOfPdf)).includes('%%EOF');
}

/** What tells one kind of TIFF from others stands at its end; of half a one only this is left. */
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

function damaged(error: unknown): ProblemError {
  return new ProblemError('FILE_DAMAGED', error instanceof Error ? error.message : String(error));
}
