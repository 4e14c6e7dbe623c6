import type { ReactNode } from 'react';
import { StripDrawing } from './color-strip.styles.ts';

interface ColorStripProps {
  /** `#rrggbb` each. */
  readonly colors: readonly string[];
}

/** Shows colours as a band of equal fields; their names must be written beside it. */
export function ColorStrip({ colors }: ColorStripProps): ReactNode {
  return (
    <StripDrawing viewBox={`0 0 ${colors.length} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {colors.map((hex, index) => (
        // Wider than its field, so that no gap shows where a field ends between two pixels.
        <rect key={hex} x={index} width={index === colors.length - 1 ? 1 : 1.1} height="1" fill={hex} />
      ))}
    </StripDrawing>
  );
}
