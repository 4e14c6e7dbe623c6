import type { ReactNode } from 'react';
import { SwatchDrawing } from './swatch.styles.ts';

interface SwatchProps {
  /** `#rrggbb`. */
  readonly hex: string;
  /** CSS pixels. */
  readonly size?: number;
}

/** A dot in a material's colour; the name of the colour must be written beside it or around it. */
export function Swatch({ hex, size = 16 }: SwatchProps): ReactNode {
  const half = size / 2;
  return (
    <SwatchDrawing width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
      <circle cx={half} cy={half} r={half - 0.5} fill={hex} />
    </SwatchDrawing>
  );
}
