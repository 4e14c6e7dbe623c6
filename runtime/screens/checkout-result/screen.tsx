import type { ReactNode } from 'react';
import { PlacedOrder } from '../placed-order.tsx';
import { useIntroduction } from '../use-introduction.ts';

/** Shows the page after paying: the order, with the introduction from the shop's content page. */
export function Screen(): ReactNode {
  return <PlacedOrder thanks={useIntroduction('result')?.intro} />;
}
