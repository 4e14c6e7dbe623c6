import { type Diagnostic, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { entriesAt, type LocatedMap, nodeAt } from '#cli/sources/located.ts';
import { routeKeys, routeRules } from '#runtime/contracts/routes.ts';
import { isGateOpen } from './check-flags.ts';

/** Checks for budgets of routes that the site does not have. */
export function checkBudgets(file: string, tree: LocatedMap): Diagnostic[] {
  return entriesAt(tree, 'budgets').flatMap(([name, { key: place }]): Diagnostic[] => {
    const key = routeKeys.find((each) => each === name);
    // A shared layer may limit routes that this one site lacks.
    if (key === undefined || place.file !== file) return [];
    const isRoute = nodeAt(tree, ['routes', key]) !== undefined && isGateOpen(tree, routeRules[key].gate) !== false;
    if (isRoute) return [];
    return [
      warningAt(
        'budget.route-absent',
        place,
        `budgets.${key} limits a route that the site does not have`,
        'Remove it.',
      ),
    ];
  });
}
