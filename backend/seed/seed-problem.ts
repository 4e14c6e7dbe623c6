/** Something that is wrong with a shop. */
export interface SeedProblem {
  /** `error`: cannot be taken over. `warning`: refers to something that is not there, and is taken over without it. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Keys that lead to it in the shop: `['products', 3, 'variants', 0]`. */
  readonly path: ProblemPath;
}

export type ProblemPath = readonly (string | number)[];

/** A problem below a place that the caller knows. */
export interface InnerProblem {
  readonly path: ProblemPath;
  readonly message: string;
}

export const error = (path: ProblemPath, message: string): SeedProblem => ({ severity: 'error', path, message });
export const warning = (path: ProblemPath, message: string): SeedProblem => ({ severity: 'warning', path, message });

/** Returns a thing's problems as those of the shop. @param at - Where the thing stands. @param name - What it is called. */
export function problemsOf(at: ProblemPath, name: string, problems: readonly InnerProblem[]): SeedProblem[] {
  return problems.map(({ path, message }) => error([...at, ...path], `${name} ${message}`));
}
