import type { ConfigurationValue } from './configuration-types.ts';
import { askingType } from './option-types.ts';

/** Millimetres. */
interface CutSize {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
}

/** Returns the size that values contain; `undefined`: they contain none. */
export function getCutSize(values: Iterable<ConfigurationValue>): CutSize | undefined {
  for (const value of values) {
    const size = askingType(value.type).size?.(value);
    if (size) return size;
  }
  return undefined;
}
