import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type Diagnostic, errorAt, type Place } from '#cli/diagnostics/diagnostic.ts';
import { nearest } from '#cli/diagnostics/nearest.ts';
import type { SourceFile } from '#cli/sources/read-text.ts';

/** A line of a list of prices and stock; missing values stay as they are. */
export interface PriceLine {
  readonly sku: string;
  /** ISO 4217; absent: the line is about stock only. */
  readonly currency?: string;
  /** Cents without VAT. */
  readonly priceExcVat?: number;
  /** Units. */
  readonly stock?: number;
}

export interface PriceList {
  readonly lines: readonly PriceLine[];
  /** Every error in the list. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The articles and currencies that a list may contain. */
export interface PriceListShop {
  readonly skus: ReadonlySet<string>;
  /** ISO 4217. */
  readonly currencies: readonly string[];
}

const header = ['sku', 'currency', 'priceExcVat', 'stock'] as const;
/** The largest number that a column of the database stores. */
const maxNumber = 2_147_483_647;
const parsed = z.array(
  z.object({ record: z.array(z.string()), raw: z.string(), info: z.object({ lines: z.number() }) }),
);

/** Reads prices and stock from CSV (RFC 4180) with the header `sku,currency,priceExcVat,stock`. */
export function readPriceList({ file, text }: SourceFile, shop: PriceListShop): PriceList {
  let records: z.infer<typeof parsed>;
  try {
    records = parsed.parse(
      parse(text, { info: true, raw: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    const place = { file, line, column: 1, length: 1 };
    return { lines: [], diagnostics: [errorAt('content.price-list', place, error.message)] };
  }
  const [first, ...others] = records;
  const given = first?.record ?? [];
  if (!first || given.length !== header.length || header.some((name, index) => given[index] !== name)) {
    const message = `The first line is ${given.length === 0 ? 'missing' : given.join(',')}`;
    const place = { file, line: 1, column: 1, length: Math.max(1, (text.split(/\r?\n/, 1)[0] ?? '').length) };
    return { lines: [], diagnostics: [errorAt('content.price-list', place, message, `Write ${header.join(',')}`)] };
  }
  const reader = new LineReader(file, shop);
  const lines = others.map(({ record, raw, info }) => reader.read(record, raw.replace(/^\s+|\s+$/g, ''), info.lines));
  return { lines, diagnostics: reader.diagnostics };
}

class LineReader {
  readonly diagnostics: Diagnostic[] = [];
  readonly #file: string;
  readonly #shop: PriceListShop;
  /** The place where each price and stock was first set. */
  readonly #said = new Map<string, number>();

  constructor(file: string, shop: PriceListShop) {
    this.#file = file;
    this.#shop = shop;
  }

  read(record: readonly string[], raw: string, lastLine: number): PriceLine {
    const line = lastLine - (raw.match(/\n/g)?.length ?? 0);
    const place = (index: number): Place => locateField(this.#file, line, raw, record, index);
    if (record.length !== header.length) {
      this.#report(
        place(-1),
        `The line has ${record.length} values, not ${header.length}`,
        'Write none for what stays',
      );
      return { sku: '' };
    }
    const [sku = '', currency = '', price = '', stock = ''] = record;
    if (!this.#shop.skus.has(sku)) {
      this.#report(place(0), `No variant has the article number ${sku || '(empty)'}`, this.#nearestTo(sku));
    }
    if (currency === '' ? price !== '' : !this.#shop.currencies.includes(currency)) {
      const message = currency === '' ? 'The price is in no currency' : `The shop has no prices in ${currency}`;
      this.#report(place(1), message, `It has prices in ${this.#shop.currencies.join(', ')}`);
    }
    const priceExcVat = this.#whole(price, place(2), 'cents without VAT');
    const units = this.#whole(stock, place(3), 'units');
    if (priceExcVat !== undefined) this.#sayOnce(`the price of ${sku} in ${currency}`, line, place(2));
    if (units !== undefined) this.#sayOnce(`the stock of ${sku}`, line, place(3));
    return {
      sku,
      ...(currency !== '' && { currency }),
      ...(priceExcVat !== undefined && { priceExcVat }),
      ...(units !== undefined && { stock: units }),
    };
  }

  /**
   * Returns the nearest article number. For the first errors only: comparing with a hundred thousand numbers takes a
   * while.
   */
  #nearestTo(sku: string): string | undefined {
    const near = this.diagnostics.length < 20 ? nearest(sku, this.#shop.skus, 1)[0] : undefined;
    return near === undefined ? undefined : `Did you mean "${near}"?`;
  }

  #whole(text: string, place: Place, unit: string): number | undefined {
    if (text === '') return undefined;
    const value = Number(text);
    if (/^\d+$/.test(text) && value <= maxNumber) return value;
    this.#report(place, `${text} is no whole number of ${unit} from 0 to ${maxNumber}`);
    return undefined;
  }

  #sayOnce(what: string, line: number, place: Place): void {
    const before = this.#said.get(what);
    if (before === undefined) this.#said.set(what, line);
    else this.#report(place, `Line ${before} says ${what} already`);
  }

  #report(place: Place, message: string, help?: string): void {
    this.diagnostics.push(errorAt('content.price-list', place, message, help));
  }
}

/** Returns the place of a value; the whole line where columns cannot be counted, as in a line with quotes. */
function locateField(file: string, line: number, raw: string, record: readonly string[], index: number): Place {
  const whole = { file, line, column: 1, length: Math.max(1, raw.split('\n', 1)[0]?.length ?? 1) };
  if (raw.includes('"') || index < 0) return whole;
  const before = raw.split(',').slice(0, index).join(',');
  return { ...whole, column: before.length + (index > 0 ? 2 : 1), length: Math.max(1, record[index]?.length ?? 1) };
}
