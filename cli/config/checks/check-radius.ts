import { type Diagnostic, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, placeAt, textAt } from '#cli/sources/located.ts';
import { type LayerOrder, latest } from '../layer-order.ts';
import { radius } from '../schema/theme-schema.ts';

/** From the least to the most. A pill's is as large as its button needs. */
const sizes = ['small', 'medium', 'large'] as const;

/** Pixels of a `rem` and an `em` where nobody has changed them. */
const pixelsOfEm = 16;

/** Checks that the radii of a theme grow with their names, where each can be one. */
export function checkRadius(tree: LocatedMap, order: LayerOrder): Diagnostic[] {
  return sizes.slice(1).flatMap((size, index): Diagnostic[] => {
    const lesser = sizes[index] ?? size;
    const [small, large] = [lesser, size].map((name) => textAt(tree, 'theme', 'radius', name));
    const [less, more] = [small, large].map(toPixels);
    if (less === undefined || more === undefined || less <= more) return [];
    const place = latest(order, placeAt(tree, ['theme', 'radius', lesser]), placeAt(tree, ['theme', 'radius', size]));
    const message = `The radius ${lesser} (${small}) is larger than ${size} (${large})`;
    return [warningAt('theme.radius-order', place, message, 'Write them from the smallest to the largest.')];
  });
}

function toPixels(length: string | undefined): number | undefined {
  if (!radius.safeParse(length).success) return undefined;
  const [, number, unit] = /^(\d+(?:\.\d+)?)(px|rem|em)?$/.exec(length ?? '') ?? [];
  return number === undefined ? undefined : Number(number) * (unit === 'px' ? 1 : pixelsOfEm);
}
