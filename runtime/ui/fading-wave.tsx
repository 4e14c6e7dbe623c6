import type { ReactNode } from 'react';
import { NoticeWave } from './notice.styles.ts';

/** Half heights of the strokes, decreasing. */
const strokes = Array.from({ length: 36 }, (_, index) => {
  const loudness = Math.exp(-index / 9) * (0.55 + 0.45 * Math.abs(Math.sin(index * 1.3)));
  return { x: 4 + index * 16, half: Math.round(loudness * 34 * 10) / 10 };
});

/** Shows a decorative sound wave that grows calm. */
export function FadingWave(): ReactNode {
  return (
    <NoticeWave viewBox="0 0 568 80" aria-hidden="true" focusable="false">
      <path d={strokes.map(({ x, half }) => `M${x} ${40 - half}V${40 + half}`).join('')} />
    </NoticeWave>
  );
}
