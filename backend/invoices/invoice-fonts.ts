import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** The fonts of an invoice. */
export interface InvoiceFonts {
  readonly regular: Font;
  readonly bold: Font;
}

const require = createRequire(import.meta.url);

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
  const [regular, bold] = await Promise.all([
    readFont('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    readFont('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
  ]);
  return { regular, bold };
}

async function readFont(file: string): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(await readFile(require.resolve(file)));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection of fonts.`);
  return font;
}
