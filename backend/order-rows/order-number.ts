/**
 * Returns the number of an order for people, such as `AC-2026-004711`: it begins with the shop's initials, or else its
 * first two letters.
 */
export function orderNumber(shopId: string, year: number, count: number): string {
  return numberedFor(shopId, String(year), count);
}

/** Returns a number of a series of a shop, such as `AC-INV-2026-004711`. */
export function numberedFor(shopId: string, series: string, count: number): string {
  const words = shopId.split('-');
  const initials = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : shopId.slice(0, 2);
  return `${initials.toUpperCase()}-${series}-${String(count).padStart(6, '0')}`;
}
