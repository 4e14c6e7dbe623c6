import { distanceBetween } from '#cli/diagnostics/nearest.ts';
import { type Check, fine, warning } from './check.ts';

/** What storefront, backend and command line read from their environment. `docs/operating.md` says what each means. */
const knownVariables = [
  'PORT',
  'HOST',
  'PRODUCT_API_URL',
  'CONTENT_API_URL',
  'SERVICE_KEY',
  'SESSION_SECRET',
  'HOST_ALIASES',
  'REDIS_URL',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'METRICS',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'FILES_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'VIES_URL',
  'MOLLIE_API_KEY',
  'PAYMENTS',
  'PAYMENT_HOSTS',
  'THIRD_PARTY_SANDBOX',
  'PURGE_URLS',
  'NEAREST_LOCALE',
  'THIRD_PARTIES',
  'PREPARE_PICTURES',
  'TEST_DATABASE_URL',
  'CHROMIUM_PATH',
] as const;

/** Only ours begin like this. */
const ownBeginnings = /^(SHOPGEN|PRODUCT_?API|CONTENT_?API|HOST_?ALIAS|MOLLIE|PURGE)/;

/** Shorter names are near to too many others: `HOST` to `HOSTS`, `PORT` to `SORT`. */
const shortest = 7;

/**
 * Looks for variables that are most likely meant for us and misspelt: a name that is close to one that is read. What is
 * far from all of them belongs to others.
 */
export function checkEnvironment(env: NodeJS.ProcessEnv = process.env): Check[] {
  const known = new Set<string>(knownVariables);
  const suspects = Object.keys(env)
    .filter((name) => !known.has(name))
    .sort()
    .flatMap((name) => {
      const meant = meantBy(name);
      // Where the right one is set too, the other is somebody else's.
      return meant === undefined || env[meant] !== undefined ? [] : [{ name, meant }];
    });
  if (suspects.length === 0) return [fine('environment', 'No variable looks misspelt')];
  return suspects.map(({ name, meant }) =>
    warning('environment', `Nothing reads the variable ${name}`, `Did you mean ${meant}? ${name} has no effect.`),
  );
}

function meantBy(name: string): string | undefined {
  const shape = plain(name);
  const same = knownVariables.find((known) => plain(known) === shape);
  if (same !== undefined || !/^[\w-]+$/.test(name)) return same;
  const upper = name.toUpperCase();
  if (ownBeginnings.test(upper)) return closest(upper.replace(/^SHOPGEN_?/, ''));
  const near = closest(upper);
  const isNear = near.length >= shortest && distanceBetween(upper, near) <= (near.length > 8 ? 2 : 1);
  return isNear ? near : undefined;
}

function closest(name: string): string {
  return knownVariables.reduce<string>(
    (best, known) => (distanceBetween(name, known) < distanceBetween(name, best) ? known : best),
    knownVariables[0],
  );
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[-_]/g, '');
}
