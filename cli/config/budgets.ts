import type { Place } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, nodeAt } from '#cli/sources/located.ts';
import { isRouteKey, type RouteKey, routeKeys } from '#runtime/contracts/routes.ts';

/** What a budget limits: scripts that run before a page is touched, or styles of its first view. */
export const budgetKinds = ['js', 'css'] as const;

export type BudgetKind = (typeof budgetKinds)[number];

/** The maximum of a budget, in kB (1000 bytes) of brotli, and where it is set. */
export interface Limit {
  readonly kilobytes: number;
  readonly place: Place;
}

/** The budgets of a site, by route; a route without a limit of its own has that of `default`. */
export type Budgets = Partial<Readonly<Record<RouteKey | 'default', Partial<Readonly<Record<BudgetKind, Limit>>>>>>;

/** Reads the budgets of a site whose configuration is valid. */
export function readBudgets(tree: LocatedMap): Budgets {
  const budgets: Record<string, Partial<Record<BudgetKind, Limit>>> = {};
  for (const key of ['default', ...routeKeys]) {
    for (const kind of budgetKinds) {
      const node = nodeAt(tree, ['budgets', key, kind]);
      if (node?.kind !== 'scalar' || typeof node.value !== 'number') continue;
      budgets[key] = { ...budgets[key], [kind]: { kilobytes: node.value, place: node.place } };
    }
  }
  return budgets;
}

/** Returns the limit of a route; undefined where there is none. */
export function findLimit(budgets: Budgets, route: string, kind: BudgetKind): Limit | undefined {
  const own = isRouteKey(route) ? budgets[route]?.[kind] : undefined;
  return own ?? budgets.default?.[kind];
}
