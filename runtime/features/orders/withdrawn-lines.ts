import type { Order, OrderLine } from './order.ts';

/** A line of an order, and how many units of it are withdrawn. */
export interface WithdrawnLine {
  readonly lineId: string;
  readonly quantity: number;
}

/** Prefix of the query parameters with the withdrawn units of a line: `quantity.ln-1=2`. */
const prefix = 'quantity.';

/** Returns the name of the field with the withdrawn quantity of a line. */
export const quantityField = (lineId: string): string => `${prefix}${lineId}`;

/** Returns the units of a line that can be withdrawn now. */
export const withdrawable = ({ withdrawal }: OrderLine): number => (withdrawal?.allowed ? withdrawal.withdrawable : 0);

/** Returns the lines that an address selects, none with a higher quantity than can be withdrawn. */
export function chosenLines({ lines }: Pick<Order, 'lines'>, search: string): WithdrawnLine[] {
  const parameters = new URLSearchParams(search);
  return lines.flatMap((line) => {
    const wanted = Number(parameters.get(quantityField(line.id)) ?? 0);
    const quantity = Number.isInteger(wanted) ? Math.min(wanted, withdrawable(line)) : 0;
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}

/** Returns everything of an order that can be withdrawn now. */
export function allLines({ lines }: Pick<Order, 'lines'>): WithdrawnLine[] {
  return lines.flatMap((line) => {
    const quantity = withdrawable(line);
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}

/** Returns the parameters of an address that select lines. */
export function lineParameters(lines: readonly WithdrawnLine[]): Readonly<Record<string, string>> {
  return Object.fromEntries(lines.map(({ lineId, quantity }) => [quantityField(lineId), String(quantity)]));
}
