import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Opens a PDF. */
export async function openPdf(bytes: Buffer): Promise<PDFDocumentProxy> {
  return await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** Extracted words depend on distances, so blanks are removed. */
export const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, '');

/** Returns the text of all pages, without blanks. */
export async function getPdfText(pdf: PDFDocumentProxy): Promise<string> {
  const words: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    words.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])));
  }
  return withoutBlanks(words.join(''));
}
