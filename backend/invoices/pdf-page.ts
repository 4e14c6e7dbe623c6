import { loadPdfkit } from '../process/late-package.ts';
import { loadInvoiceFonts } from './invoice-fonts.ts';

/** Metadata and colour of a document. */
interface PdfOptions {
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly locale: string;
  /** `YYYY-MM-DD`. Not the clock, so that the same content has the same bytes. */
  readonly createdOn: string;
  /** `#rrggbb` of the shop. */
  readonly color: string;
}

export interface Column {
  readonly title: string;
  /** Percent of the width. */
  readonly share: number;
  readonly align: 'left' | 'right';
}

export interface Row {
  readonly cells: readonly string[];
  /** Small lines below the first cell. */
  readonly notes: readonly string[];
}

/** A document that is written from top to bottom; each method tags its part for screen readers. */
export interface PdfPage {
  /** The shop's name, at the top left. */
  wordmark(name: string): void;
  /** Lines at the top right. */
  blockRight(lines: readonly string[]): void;
  heading(text: string): void;
  paragraph(text: string): void;
  /** Blocks in columns, each with a small title. */
  columns(blocks: readonly { readonly title: string; readonly lines: readonly string[] }[]): void;
  /** Names with values, in three columns. */
  facts(facts: readonly (readonly [string, string])[]): void;
  /** A table over as many pages as it needs, with its head on each. */
  table(columns: readonly Column[], rows: readonly Row[]): void;
  /** Amounts at the right; the last one is emphasised. */
  sums(sums: readonly (readonly [string, string])[]): void;
  /** Ends the document. @param footer - Foot of each page, before the number of the page. */
  close(footer: string, pageNumber: (page: number, pages: number) => string): Promise<Buffer>;
}

/** What pdfkit takes as a font beyond what its types say: one that fontkit has read. */
interface TakesFonts {
  registerFont(name: string, font: unknown): unknown;
}

/** Points. A4, with the margins of a letter. */
const [left, right, top, bottom] = [56, 56, 52, 86];
const sizes = { wordmark: 21, heading: 24, text: 9.5, small: 8, sum: 12 } as const;
const ink = { text: '#1c2420', muted: '#5a635e', line: '#d5d9d6' } as const;

/** Opens a document of A4 pages. Fonts and library are loaded here, so that nothing else waits for them. */
export async function openPdf({ title, author, locale, createdOn, color }: PdfOptions): Promise<PdfPage> {
  const [PDFDocument, fonts] = [loadPdfkit(), await loadInvoiceFonts()];
  const date = new Date(`${createdOn}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    // None of the library's own, which are files that the compiled library lacks.
    font: '',
    margins: { top, bottom, left, right },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: locale,
    info: { Title: title, Author: author, Creator: author, Producer: 'pdfkit', CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const registry: TakesFonts = doc;
  registry.registerFont('regular', fonts.regular);
  registry.registerFont('bold', fonts.bold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - left - right;
  const floor = doc.page.height - bottom;
  let y: number = top;

  type Parent = typeof root;
  interface Style {
    readonly font?: 'regular' | 'bold';
    readonly size?: number;
    readonly color?: string;
    readonly align?: 'left' | 'right';
  }
  /** Sets the style of what follows. */
  const style = ({ font = 'regular', size = sizes.text, color: fill = ink.text }: Style): void => {
    doc.font(font).fontSize(size).fillColor(fill);
  };
  const getHeight = (text: string, within: number, given: Style): number => {
    style(given);
    return doc.heightOfString(text, { width: within, lineGap: 1.5 });
  };
  /** Writes a text as an element of the structure, and returns its height. */
  const write = (
    parent: Parent,
    type: string,
    text: string,
    x: number,
    at: number,
    within: number,
    given: Style = {},
  ) => {
    const height = getHeight(text, within, given);
    const element = doc.struct(type, {}, () => {
      style(given);
      const { align = 'left' } = given;
      // Amounts below each other: digits of one width.
      const features = align === 'right' ? { features: ['tnum' as const] } : {};
      doc.text(text, x, at, { width: within, align, lineGap: 1.5, ...features });
    });
    parent.add(element);
    element.end();
    return height;
  };
  /** Writes lines below each other, each an element of its own, and returns their height. */
  const writeLines = (
    parent: Parent,
    lines: readonly string[],
    x: number,
    at: number,
    within: number,
    given: Style = {},
  ) => lines.reduce((height, line) => height + write(parent, 'P', line, x, at + height, within, given), 0);
  /** Draws decoration, which screen readers skip. */
  const decorate = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const rule = (at: number, from = left, to = left + width, stroke: string = ink.line, thickness = 0.7): void =>
    decorate(() => void doc.moveTo(from, at).lineTo(to, at).lineWidth(thickness).strokeColor(stroke).stroke());
  const addPage = (): void => {
    doc.addPage();
    y = top;
  };
  const makeRoom = (height: number): void => {
    if (y + height > floor) addPage();
  };

  let blockEnd = top;
  return {
    wordmark(name) {
      decorate(() => void doc.rect(0, 0, doc.page.width, 8).fill(color));
      y += write(root, 'P', name, left, y, width * 0.5, { font: 'bold', size: sizes.wordmark, color });
    },
    blockRight(lines) {
      const x = left + width * 0.5;
      blockEnd = top + 3;
      blockEnd += writeLines(root, lines, x, blockEnd, width * 0.5, {
        size: sizes.small,
        color: ink.muted,
        align: 'right',
      });
    },
    heading(text) {
      y = Math.max(y, blockEnd) + 26;
      y += write(root, 'H1', text, left, y, width, { font: 'bold', size: sizes.heading, color }) + 12;
    },
    paragraph(text) {
      const height = getHeight(text, width, {});
      makeRoom(height);
      y += write(root, 'P', text, left, y, width) + 8;
    },
    columns(blocks) {
      const each = width / 2;
      const heights = blocks.map(({ title: name, lines }, index) => {
        const x = left + index * each;
        const titleHeight = write(root, 'H2', name, x, y, each - 16, { size: sizes.small, color: ink.muted }) + 2;
        const at = y + titleHeight;
        return titleHeight + writeLines(root, lines, x, at, each - 16);
      });
      y += Math.max(...heights) + 18;
    },
    facts(facts) {
      const each = width / 3;
      for (let start = 0; start < facts.length; start += 3) {
        const heights = facts.slice(start, start + 3).map(([name, value], index) => {
          const x = left + index * each;
          const nameHeight = write(root, 'P', name, x, y, each - 12, { size: sizes.small, color: ink.muted });
          const at = y + nameHeight;
          return nameHeight + write(root, 'P', value, x, at, each - 12, { font: 'bold' });
        });
        y += Math.max(...heights) + 10;
      }
      y += 8;
    },
    table(columns, rows) {
      const table = doc.struct('Table');
      root.add(table);
      const gap = 6;
      const widths = columns.map(({ share }) => (width * share) / 100);
      const starts = widths.map((_, index) => left + widths.slice(0, index).reduce((sum, each) => sum + each, 0));
      const headStyle = ({ align }: Column): Style => ({ size: sizes.small, color: ink.muted, align });
      const within = (index: number): number => (widths[index] ?? 0) - (index < columns.length - 1 ? gap : 0);
      /** Draws the head of a table. @param isFirst - Only the first head is tagged for screen readers. */
      const drawHead = (isFirst: boolean): void => {
        const heights = columns.map((column, index) => getHeight(column.title, within(index), headStyle(column)));
        const height = Math.max(...heights);
        if (isFirst) {
          const row = doc.struct('TR');
          table.add(row);
          for (const [index, column] of columns.entries()) {
            write(row, 'TH', column.title, starts[index] ?? left, y, within(index), headStyle(column));
          }
          row.end();
        } else {
          decorate(() => {
            for (const [index, column] of columns.entries()) {
              style(headStyle(column));
              doc.text(column.title, starts[index] ?? left, y, { width: within(index), align: column.align });
            }
          });
        }
        y += height + 5;
        rule(y, left, left + width, color, 1);
        y += 7;
      };
      makeRoom(80);
      drawHead(true);
      for (const { cells, notes } of rows) {
        const noteStyle = { size: sizes.small, color: ink.muted } as const;
        const noteHeight = notes.reduce((sum, note) => sum + getHeight(note, within(0), noteStyle), 2);
        const cellHeights = cells.map((cell, index) => getHeight(cell, within(index), {}));
        const height = Math.max((cellHeights[0] ?? 0) + noteHeight, ...cellHeights) + 14;
        if (y + height > floor && y > top + 40) {
          addPage();
          drawHead(false);
        }
        const row = doc.struct('TR');
        table.add(row);
        for (const [index, cell] of cells.entries()) {
          const [x, align] = [starts[index] ?? left, columns[index]?.align ?? 'left'];
          if (index > 0) {
            write(row, 'TD', cell, x, y, within(index), { align });
            continue;
          }
          const element = doc.struct('TD');
          row.add(element);
          const nameHeight = write(element, 'P', cell, x, y, within(index), { font: 'bold', align });
          writeLines(element, notes, x, y + nameHeight + 2, within(index), noteStyle);
          element.end();
        }
        row.end();
        y += height - 7;
        rule(y);
        y += 7;
      }
      table.end();
      y += 6;
    },
    sums(sums) {
      makeRoom(sums.length * 18 + 24);
      const table = doc.struct('Table');
      root.add(table);
      const [nameX, nameWidth, valueWidth] = [left + width * 0.42, width * 0.37, width * 0.21];
      for (const [index, [name, value]] of sums.entries()) {
        const isLast = index === sums.length - 1;
        const given: Style = isLast ? { font: 'bold', size: sizes.sum, color } : {};
        if (isLast) {
          rule(y + 1, nameX, left + width, color, 1);
          y += 8;
        }
        const row = doc.struct('TR');
        table.add(row);
        const nameHeight = write(row, 'TH', name, nameX, y, nameWidth, given);
        const valueHeight = write(row, 'TD', value, nameX + nameWidth, y, valueWidth, { ...given, align: 'right' });
        row.end();
        y += Math.max(nameHeight, valueHeight) + 4;
      }
      table.end();
      y += 18;
    },
    async close(footer, pageNumber) {
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        // Text in the margin starts no new page.
        doc.page.margins.bottom = 0;
        doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
        const at = doc.page.height - bottom + 26;
        doc
          .moveTo(left, at - 8)
          .lineTo(left + width, at - 8)
          .lineWidth(0.7)
          .strokeColor(ink.line)
          .stroke();
        style({ size: 7.5, color: ink.muted });
        doc.text(footer, left, at, { width: width * 0.8, lineGap: 1.5 });
        doc.text(pageNumber(page + 1, count), left + width * 0.8, at, { width: width * 0.2, align: 'right' });
        doc.endMarkedContent();
      }
      doc.end();
      return await ended;
    },
  };
}
