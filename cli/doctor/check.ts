/** How it stands with one thing that storefronts need. `error`: something cannot work. */
export type CheckStatus = 'fine' | 'warning' | 'error';

/** What `shopgen doctor` found out about one thing. */
export interface Check {
  /** What was looked at: `node`, `port 3000`, `generated acoustic`. */
  readonly name: string;
  readonly status: CheckStatus;
  readonly message: string;
  /** What to do about it; absent when there is nothing to do. */
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
