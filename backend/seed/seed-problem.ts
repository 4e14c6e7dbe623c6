/** A problem of a shop's data. */
export interface SeedProblem {
  /** `error`: the shop cannot be imported. `warning`: a reference to something missing, which is left out. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Keys of its place in the shop: `['products', 3, 'variants', 0]`. */
  readonly path: ProblemPath;
}

export type ProblemPath = readonly (string | number)[];

/** A problem relative to a place that the caller knows. */
export interface InnerProblem {
  readonly path: ProblemPath;
  readonly message: string;
}

export const error = (path: ProblemPath, message: string): SeedProblem => ({ severity: 'error', path, message });
export const warning = (path: ProblemPath, message: string): SeedProblem => ({ severity: 'warning', path, message });

/**
 * Returns a thing's problems as those of the shop.
 *
 * @param at - Place of the thing.
 * @param name - Its name in messages.
 */
export function toSeedProblems(at: ProblemPath, name: string, problems: readonly InnerProblem[]): SeedProblem[] {
  return problems.map(({ path, message }) => error([...at, ...path], `${name} ${message}`));
}
