/** Returns the list with one item moved; a place beyond the ends is the end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const order = [...items];
  const taken = order.splice(from, 1);
  order.splice(Math.min(Math.max(to, 0), order.length), 0, ...taken);
  return order;
}

/** Top and bottom of something on the page, in CSS pixels. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the new place of an item dragged from `from` with the pointer at `y`: beyond the middle of another one it
 * takes its place.
 */
export function placeAt(spans: readonly Span[], from: number, y: number): number {
  const middle = ({ top, bottom }: Span): number => (top + bottom) / 2;
  const above = spans.findIndex((span, index) => index < from && y < middle(span));
  if (above >= 0) return above;
  const below = spans.findLastIndex((span, index) => index > from && y > middle(span));
  return below >= 0 ? below : from;
}
