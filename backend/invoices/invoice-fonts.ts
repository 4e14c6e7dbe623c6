import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { loadFontkit } from '../process/late-package.ts';
import { packagePaths } from '../process/package-root.ts';

/** The fonts of an invoice. */
export interface InvoiceFonts {
  readonly regular: Font;
  readonly bold: Font;
}

let reading: Promise<InvoiceFonts> | undefined;

/**
 * Loads the fonts for one document. Their tables are read once: that takes several times as long as writing a document
 * with them.
 */
export async function loadInvoiceFonts(): Promise<InvoiceFonts> {
  reading ??= readFonts().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  const { regular, bold } = await reading;
  return { regular: withOwnGlyphs(regular), bold: withOwnGlyphs(bold) };
}

/**
 * Returns a font that shares the tables of another. A glyph remembers the characters that it was first asked for with,
 * so each document has its own: else its bytes would depend on the documents before it.
 */
const withOwnGlyphs = (font: Font): Font => Object.create(font, { _glyphs: { value: {} } });

async function readFonts(): Promise<InvoiceFonts> {
  const [regular, bold] = await Promise.all([readFont('Inter_400Regular.ttf'), readFont('Inter_700Bold.ttf')]);
  return { regular, bold };
}

/** Reads a font that `cli/compile.js` put beside the compiled backend. */
async function readFont(file: string): Promise<Font> {
  const font = loadFontkit().create(await readFile(path.join(packagePaths.compiled, file)));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts.`);
  return font;
}
