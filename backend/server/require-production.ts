import { StartupError } from '../errors/startup-error.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What a shop that is open to the public cannot run without; what stands in for a variable stands beside it. */
const requiredVariables: readonly { readonly name: string; readonly instead?: string }[] = [
  { name: 'DATABASE_URL' },
  { name: 'PUBLIC_URL' },
  { name: 'MOLLIE_API_KEY', instead: 'PAYMENTS=sandbox' },
  { name: 'SMTP_URL' },
  { name: 'MAIL_FROM' },
  { name: 'SERVICE_KEY' },
  { name: 'FILES_URL' },
];

/** Returns whether this process serves the public: `NODE_ENV` says `production`. */
export function isProduction(variables: Variables): boolean {
  return variables.NODE_ENV === 'production';
}

/**
 * Checks that nothing is missing for which development has a default: a database in a folder, payments without money, mails
 * that everybody on the machine can read.
 *
 * @throws {StartupError} naming every variable that is missing or empty.
 */
export function requireProductionVariables(variables: Variables, names?: readonly string[]): void {
  const missing = requiredVariables
    .filter(({ name }) => names === undefined || names.includes(name))
    .filter(({ name, instead }) => !variables[name] && !isSet(variables, instead))
    .map(({ name, instead }) => (instead === undefined ? name : `${name} (or ${instead})`));
  if (missing.length === 0) return;
  throw new StartupError(
    `NODE_ENV is production, and these variables are not set: ${missing.join(', ')}.`,
    'Set all of them. Without NODE_ENV=production the backend runs with what development needs.',
  );
}

function isSet(variables: Variables, assignment: string | undefined): boolean {
  const [name = '', value] = assignment?.split('=') ?? [];
  return value !== undefined && variables[name] === value;
}
