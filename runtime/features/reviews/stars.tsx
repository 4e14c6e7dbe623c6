import type { ReactNode } from 'react';
import { maxStars } from './max-stars.ts';
import { StarsDrawing } from './reviews.styles.ts';

interface StarsProps {
  /** Filled share of the five stars, 0 to 1. */
  readonly share: number;
}

const size = 20;
const star = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
/** All five, each beside the one before. */
const stars = `M10 1.6${Array.from({ length: maxStars }, () => star).join(`m${size} 0`)}`;

/** Shows five stars, filled from the left; the score must be written beside them. */
export function Stars({ share }: StarsProps): ReactNode {
  const width = maxStars * size;
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width * 10) / 10;
  return (
    <StarsDrawing viewBox={`0 0 ${width} ${size}`} width={width} height={size} aria-hidden="true" focusable="false">
      <path data-star="ground" d={stars} />
      <svg width={filled} height={size} overflow="hidden" aria-hidden="true">
        <path data-star="filled" d={stars} />
      </svg>
    </StarsDrawing>
  );
}
