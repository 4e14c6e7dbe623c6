import { type BudgetKind, type Budgets, budgetKinds, findLimit, type Limit } from '#cli/config/budgets.ts';
import { type Diagnostic, errorAt, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { listed } from '#cli/diagnostics/nearest.ts';
import type { ClientReport } from '../build-report.ts';

/** What the first views of a site are made of. */
export interface Composition {
  /** Route key → files of its first view. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** File → module → bytes before minification. */
  readonly modules: ClientReport['modules'];
}

/** A route that weighs more than its limit. */
interface Excess {
  readonly route: string;
  readonly kilobytes: number;
  readonly limit: Limit;
}

const maxNamed = 5;

/** Returns what the first views of a built site are made of. */
export function readComposition({ routes, modules }: ClientReport): Composition {
  return { files: Object.fromEntries(Object.entries(routes).map(([key, { first }]) => [key, first.files])), modules };
}

/**
 * Holds a build against the budgets of its site: one diagnostic for each limit that routes exceed, at its line.
 *
 * @param before - An earlier build that kept its budgets, to name the modules that have grown since.
 * @param isStrict - Whether to report errors instead of warnings.
 */
export function checkBudgets(
  budgets: Budgets,
  client: ClientReport,
  before: Composition | undefined,
  isStrict: boolean,
): Diagnostic[] {
  const now = readComposition(client);
  const report = isStrict ? errorAt : warningAt;
  return budgetKinds.flatMap((kind) =>
    groupByLimit(findExcesses(budgets, client, kind)).map(({ limit, excesses }) => {
      const routes = excesses.map(({ route }) => route);
      return report(
        'budget.exceeded',
        limit.place,
        describeExcesses(kind, limit, excesses),
        nameModules(measureModules(now, routes, kind), before && measureModules(before, routes, kind)),
      );
    }),
  );
}

/** Finds the routes over their limit, the heaviest first. */
function findExcesses(budgets: Budgets, client: ClientReport, kind: BudgetKind): Excess[] {
  const found = Object.keys(client.routes).flatMap((route): Excess[] => {
    const bytes = client.routes[route]?.first[kind].brotli;
    const limit = findLimit(budgets, route, kind);
    if (bytes === undefined || limit === undefined || bytes <= limit.kilobytes * 1000) return [];
    return [{ route, kilobytes: bytes / 1000, limit }];
  });
  return found.sort((a, b) => b.kilobytes - a.kilobytes);
}

function groupByLimit(excesses: readonly Excess[]): { readonly limit: Limit; readonly excesses: readonly Excess[] }[] {
  const limits = [...new Set(excesses.map(({ limit }) => limit))];
  return limits.map((limit) => ({ limit, excesses: excesses.filter((excess) => excess.limit === limit) }));
}

const describeOne: Readonly<Record<BudgetKind, (route: string, weight: string) => string>> = {
  js: (route, weight) => `${route} runs ${weight} of js before it is touched`,
  css: (route, weight) => `The first view of ${route} can need ${weight} of css`,
};

const describeSeveral: Readonly<Record<BudgetKind, (count: number) => string>> = {
  js: (count) => `${count} routes run more js before they are touched`,
  css: (count) => `The first views of ${count} routes can need more css`,
};

function describeExcesses(kind: BudgetKind, { kilobytes: limit }: Limit, excesses: readonly Excess[]): string {
  const [first, ...more] = excesses;
  if (first !== undefined && more.length === 0)
    return `${describeOne[kind](first.route, `${first.kilobytes.toFixed(2)} kB`)}, over its budget of ${limit} kB`;
  const routes = excesses.map(({ route, kilobytes }) => `${route} ${kilobytes.toFixed(2)}`);
  return `${describeSeveral[kind](excesses.length)} than their budget of ${limit} kB: ${listed(routes, maxNamed)}`;
}

/** Measures the modules of the routes' files; what a module has in several routes counts once, where it is largest. */
function measureModules(
  { files, modules }: Composition,
  routes: readonly string[],
  kind: BudgetKind,
): Map<string, number> {
  const largest = new Map<string, number>();
  for (const route of routes) {
    const sums = new Map<string, number>();
    for (const file of files[route] ?? []) {
      if (!file.endsWith(`.${kind}`)) continue;
      for (const [name, bytes] of Object.entries(modules[file] ?? {})) sums.set(name, (sums.get(name) ?? 0) + bytes);
    }
    for (const [name, bytes] of sums) largest.set(name, Math.max(bytes, largest.get(name) ?? 0));
  }
  return largest;
}

/** Names the modules that have grown, or the largest where none has or nothing is known of before. */
function nameModules(now: ReadonlyMap<string, number>, before: ReadonlyMap<string, number> | undefined): string {
  const grown =
    before === undefined ? [] : sortLargest([...now].map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)]));
  if (grown.length > 0) {
    const names = grown.map(([name, bytes]) => `${name} +${toKilobytes(bytes)}`);
    return `Grown since a build that kept it: ${listed(names, maxNamed)}, in kB before compression.`;
  }
  const names = sortLargest([...now]).map(([name, bytes]) => `${name} ${toKilobytes(bytes)}`);
  return `The largest modules: ${listed(names, maxNamed)}, in kB before compression.`;
}

const sortLargest = (modules: readonly (readonly [string, number])[]) =>
  modules.filter(([, bytes]) => bytes > 0).sort(([, a], [, b]) => b - a);

const toKilobytes = (bytes: number): string => (bytes / 1000).toFixed(bytes < 100 ? 2 : 1);
