import { StartupError } from '../errors/startup-error.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A variable that a process requires where it serves the public. */
export interface RequiredVariable {
  readonly name: string;
  /** Alternatives to it. */
  readonly instead?: readonly string[];
  /** Whether it, or an alternative, is set; absent: whether it is. */
  isSet?(variables: Variables): boolean;
}

/** Returns whether this process serves the public: `NODE_ENV` is `production`. */
export function isProduction(variables: Variables): boolean {
  return variables.NODE_ENV === 'production';
}

/**
 * Checks the variables that have a default for development only: a database in a folder, payments without money, mails
 * that everybody on the machine can read.
 *
 * @throws {StartupError} naming every variable that is missing or empty.
 */
export function requireProductionVariables(variables: Variables, required: readonly RequiredVariable[]): void {
  const missing = required
    .filter(({ name, isSet }) => !(isSet ? isSet(variables) : variables[name]))
    .map(({ name, instead = [] }) => (instead.length === 0 ? name : `${name} (or ${instead.join(', or ')})`));
  if (missing.length === 0) return;
  throw new StartupError(
    `NODE_ENV is production, and these variables are not set: ${missing.join(', ')}.`,
    'Set all of them. Without NODE_ENV=production the backend runs with what development needs.',
  );
}
