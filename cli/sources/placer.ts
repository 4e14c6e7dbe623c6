import type { Place } from '#cli/diagnostics/diagnostic.ts';

/** Creates a function that returns line and column of offsets into a text. The lines are counted once. */
export function createPlacer(file: string, text: string): (offset: number, length: number) => Place {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return (offset, length) => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { file, line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1, length: Math.max(1, length) };
  };
}
