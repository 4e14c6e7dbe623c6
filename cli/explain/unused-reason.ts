import { placeName } from '#cli/config/layer-order.ts';
import { entriesAt, type LocatedMap, type LocatedPath, nodeAt, placeAt } from '#cli/sources/located.ts';
import { routeKeys, routeRules } from '#runtime/contracts/routes.ts';

/** Returns why a value that is set has no effect: its route is switched off, or its locale is not one of the site's. */
export function unusedReason(tree: LocatedMap, path: LocatedPath): string | undefined {
  const [first, second, third] = path;
  const locale = first === 'routes' ? third : first === 'locales' ? second : undefined;
  const key =
    first === 'routes' || first === 'budgets' ? routeKeys.find((candidate) => candidate === second) : undefined;
  const gate = key === undefined ? undefined : routeRules[key].gate;
  if (gate !== undefined) {
    const flag: LocatedPath = ['flags', gate];
    const isOn =
      gate === 'search'
        ? entriesAt(tree, ...flag).some(([, { value }]) => value.kind === 'scalar' && value.value === true)
        : isTrue(tree, flag);
    if (!isOn) {
      const off = gate === 'search' ? 'every type of search is off' : `the flag ${gate} is off`;
      return `Without effect: ${off} (${placeName(placeAt(tree, flag))}).`;
    }
  }
  if (locale !== undefined && nodeAt(tree, ['domains', locale]) === undefined) {
    return `Without effect: the site is not offered in ${locale}, which has no host under domains.`;
  }
  return undefined;
}

function isTrue(tree: LocatedMap, path: LocatedPath): boolean {
  const node = nodeAt(tree, path);
  return node?.kind === 'scalar' && node.value === true;
}
