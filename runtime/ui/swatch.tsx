import type { ReactNode } from 'react';
import { SwatchDrawing } from './swatch.styles.ts';

interface SwatchProps {
  /** `#rrggbb`. */
  readonly hex: string;
  /** CSS pixels. */
  readonly size?: number;
}

/** Shows a dot in a material's colour; the name of the colour must be written beside it or around it. */
export function Swatch({ hex, size = 16 }: SwatchProps): ReactNode {
  return <SwatchRow colors={[hex]} size={size} />;
}

interface SwatchRowProps {
  /** `#rrggbb` each. */
  readonly colors: readonly string[];
  /** CSS pixels of one dot. */
  readonly size: number;
  /** CSS pixels between two. */
  readonly gap?: number;
}

/** Shows dots side by side, in one SVG; the names of the colours must be written beside it. */
export function SwatchRow({ colors, size, gap = 0 }: SwatchRowProps): ReactNode {
  const half = size / 2;
  const width = colors.length * (size + gap) - gap;
  return (
    <SwatchDrawing width={width} height={size} viewBox={`0 0 ${width} ${size}`} aria-hidden="true" focusable="false">
      {colors.map((hex, index) => (
        <circle key={hex} cx={half + index * (size + gap)} cy={half} r={half - 0.5} fill={hex} />
      ))}
    </SwatchDrawing>
  );
}
