/** A recipient of a part of a sum. */
export interface Share {
  /** In proportion to the other weights. At least 0. */
  readonly weight: number;
  /** Max. cents. At least 0. */
  readonly most: number;
}

/**
 * Splits cents in proportion to weights by the method of the largest remainder: each part is rounded down, and the cents that are
 * left go one by one to those of which the most was cut off, of equal ones to the first. The parts add up to the sum.
 *
 * @throws {Error} when the sum is larger than what the shares may take together.
 */
export function spread(cents: number, shares: readonly Share[]): readonly number[] {
  const whole = shares.reduce((sum, { weight }) => sum + weight, 0);
  const exact = shares.map(({ weight }) => (whole === 0 ? 0 : (cents * weight) / whole));
  const parts = exact.map((part, index) => Math.min(Math.floor(part), shares[index]?.most ?? 0));
  let left = parts.reduce((rest, part) => rest - part, cents);
  const byRemainder = exact
    .map((part, index) => ({ index, cutOff: part - (parts[index] ?? 0) }))
    .sort((a, b) => b.cutOff - a.cutOff || a.index - b.index);
  // More than one round where some have reached their limit.
  for (let before = Number.NaN; left > 0 && left !== before; ) {
    before = left;
    for (const { index } of byRemainder) {
      const part = parts[index] ?? 0;
      if (left === 0 || part >= (shares[index]?.most ?? 0)) continue;
      parts[index] = part + 1;
      left -= 1;
    }
  }
  if (left > 0) throw new Error(`${left} cents of ${cents} are more than the shares may take.`);
  return parts;
}
