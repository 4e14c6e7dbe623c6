export interface SeedProblem {
  /** `error`: cannot be seeded. `warning`: refers to something that is not there, and is seeded without it. */
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export const error = (message: string): SeedProblem => ({ severity: 'error', message });
export const warning = (message: string): SeedProblem => ({ severity: 'warning', message });
