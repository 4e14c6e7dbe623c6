import type { ReactNode } from 'react';
import { StarsDrawing } from './reviews.styles.ts';

interface StarsProps {
  /** Filled share of the five stars, 0 to 1. */
  readonly share: number;
}

const count = 5;
const size = 20;
const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8L10 14.9l-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Shows five stars, filled from the left; the score must be written beside them. */
export function Stars({ share }: StarsProps): ReactNode {
  const width = count * size;
  const row = (name: string): ReactNode =>
    Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: stars never change places.
      <path key={index} data-star={name} d={star} transform={`translate(${index * size} 0)`} />
    ));
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width * 10) / 10;
  return (
    <StarsDrawing viewBox={`0 0 ${width} ${size}`} width={width} height={size} aria-hidden="true" focusable="false">
      {row('ground')}
      <svg width={filled} height={size} overflow="hidden" aria-hidden="true">
        {row('filled')}
      </svg>
    </StarsDrawing>
  );
}
