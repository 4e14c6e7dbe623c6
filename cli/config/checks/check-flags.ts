import { type Diagnostic, errorAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, type LocatedPath, nodeAt, placeAt } from '#cli/sources/located.ts';
import { type LayerOrder, latest, placeName } from '../layer-order.ts';
import type { Gate } from '../schema/route-rules.ts';

const prerequisites: readonly (readonly [flag: LocatedPath, needs: LocatedPath])[] = [
  [['account'], ['products']],
  [['reviewsWidget'], ['products']],
  [['search', 'product'], ['products']],
];

const searchTypes = ['product', 'blog', 'project'] as const;

/** A flag that is on needs its prerequisites on. Of the two, the one that was set later is at fault. */
export function checkFlags(tree: LocatedMap, order: LayerOrder): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const [flag, needs] of prerequisites) {
    if (flagAt(tree, flag) === true && flagAt(tree, needs) === false) {
      const on = placeAt(tree, ['flags', ...flag]);
      const off = placeAt(tree, ['flags', ...needs]);
      const place = latest(order, on, off);
      diagnostics.push(
        errorAt(
          'flag.prerequisite',
          place,
          `The flag ${flag.join('.')} is on, but it needs ${needs.join('.')}, which is off`,
          place === on
            ? `${needs.join('.')} is switched off in ${placeName(off)}.`
            : `${flag.join('.')} is switched on in ${placeName(on)}.`,
        ),
      );
    }
  }
  const types = searchTypes.map((type) => flagAt(tree, ['search', type]));
  if (flagAt(tree, ['search', 'all']) === true && types.every((type) => type === false)) {
    const [all, ...others] = (['all', ...searchTypes] as const).map((type) => placeAt(tree, ['flags', 'search', type]));
    diagnostics.push(
      errorAt(
        'flag.prerequisite',
        all && latest(order, all, ...others),
        'The flag search.all is on, but it needs at least one of search.product, search.blog and search.project, which are off',
        'Switch search.all off, or one of the others on.',
      ),
    );
  }
  return diagnostics;
}

/**
 * Whether a gate is open; undefined when the flags behind it can't be read or lack their prerequisite: that is complained
 * about already, and nothing can be concluded from it.
 */
export function gateOf(tree: LocatedMap, gate: Gate | undefined): boolean | undefined {
  if (gate === undefined) return true;
  if (gate !== 'search') return effective(tree, [gate]);
  const types = searchTypes.map((type) => effective(tree, ['search', type]));
  if (types.includes(true)) return true;
  const all = flagAt(tree, ['search', 'all']);
  return types.includes(undefined) || all !== false ? undefined : false;
}

function effective(tree: LocatedMap, flag: LocatedPath): boolean | undefined {
  const value = flagAt(tree, flag);
  const needs = prerequisites.find(([name]) => name.join('.') === flag.join('.'))?.[1];
  return value === true && needs !== undefined && flagAt(tree, needs) !== true ? undefined : value;
}

function flagAt(tree: LocatedMap, flag: LocatedPath): boolean | undefined {
  const found = nodeAt(tree, ['flags', ...flag]);
  return found?.kind === 'scalar' && typeof found.value === 'boolean' ? found.value : undefined;
}
