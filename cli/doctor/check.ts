/** The result of a check. `error`: something cannot work. */
export type CheckStatus = 'fine' | 'warning' | 'error';

/** A check of `shopgen doctor`. */
export interface Check {
  /** The subject of the check: `node`, `port 3000`, `generated acoustic`. */
  readonly name: string;
  readonly status: CheckStatus;
  readonly message: string;
  /** The help; absent when there is nothing to do. */
  readonly help?: string;
}

export const fine = (name: string, message: string): Check => ({ name, status: 'fine', message });

export const warning = (name: string, message: string, help: string): Check => ({
  name,
  status: 'warning',
  message,
  help,
});

export const failure = (name: string, message: string, help: string): Check => ({
  name,
  status: 'error',
  message,
  help,
});
