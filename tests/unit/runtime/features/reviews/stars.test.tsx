import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stars } from '#runtime/features/reviews/stars.tsx';

const filled = (share: number) =>
  /<svg width="([\d.]+)" height="20" overflow/.exec(renderToString(<Stars share={share} />))?.[1];

it.each([
  [0, '0'],
  [0.5, '50'],
  [0.913, '91.3'],
  [1, '100'],
  [1.4, '100'],
  [-1, '0'],
])('a share of %d fills %s of the hundred', (share, width) => {
  expect(filled(share)).toBe(width);
});
