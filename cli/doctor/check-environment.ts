import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { distanceBetween } from '#cli/diagnostics/nearest.ts';
import { packageRoot } from '#cli/package-root.ts';
import { type Check, fine, warning } from './check.ts';

/**
 * Returns the environment variables that storefront, backend and command line read. `docs/operating.md` explains each.
 */
const knownVariables = (providers: readonly string[]): readonly string[] => [
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
  'DATABASE_POOLER',
  'DATABASE_DIRECT_URL',
  'DATA_DIR',
  'FILES_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'VIES_URL',
  ...providers,
  'PAYMENTS',
  'PAYMENT_HOSTS',
  'THIRD_PARTY_SANDBOX',
  'PURGE_URLS',
  'PURGE_URLS_FILE',
  'SHOPGEN_MAX_SPEC_KIB',
  'NEAREST_LOCALE',
  'THIRD_PARTIES',
  'TEST_DATABASE_URL',
  'CHROMIUM_PATH',
];

/** Returns the prefixes of our own variables, including those of payment providers. */
const ownBeginnings = (providers: readonly string[]): RegExp => {
  const names = providers.map((variable) => variable.split('_')[0]);
  return new RegExp(`^(${['SHOPGEN', 'PRODUCT_?API', 'CONTENT_?API', 'HOST_?ALIAS', 'PURGE', ...names].join('|')})`);
};

/** Shorter names are near to too many others: `HOST` to `HOSTS`, `PORT` to `SORT`. */
const minLength = 7;

/** Returns the environment variables that payment providers need, as recorded when this package was installed. */
export async function loadProviderVariables(): Promise<readonly string[]> {
  const text = await readFile(path.join(packageRoot, 'cli/dist/provider-variables.json'), 'utf8');
  return z.array(z.string()).parse(JSON.parse(text));
}

/**
 * Checks for misspelt environment variables: names close to one that is read. Others belong to other programs.
 *
 * @param providers - The variables that payment providers need.
 */
export function checkEnvironment(providers: readonly string[], env: NodeJS.ProcessEnv = process.env): Check[] {
  const known = knownVariables(providers);
  const beginnings = ownBeginnings(providers);
  const suspects = Object.keys(env)
    .filter((name) => !known.includes(name))
    .sort()
    .flatMap((name) => {
      const meant = meantBy(name, known, beginnings);
      // If the right one is set too, the other belongs to another program.
      return meant === undefined || env[meant] !== undefined ? [] : [{ name, meant }];
    });
  if (suspects.length === 0) return [fine('environment', 'No variable looks misspelt')];
  return suspects.map(({ name, meant }) =>
    warning('environment', `Nothing reads the variable ${name}`, `Did you mean ${meant}? ${name} has no effect.`),
  );
}

function meantBy(name: string, known: readonly string[], beginnings: RegExp): string | undefined {
  const shape = plain(name);
  const same = known.find((one) => plain(one) === shape);
  if (same !== undefined || !/^[\w-]+$/.test(name)) return same;
  const upper = name.toUpperCase();
  if (beginnings.test(upper)) return closest(upper.replace(/^SHOPGEN_?/, ''), known);
  const near = closest(upper, known);
  const isNear = near.length >= minLength && distanceBetween(upper, near) <= (near.length > 8 ? 2 : 1);
  return isNear ? near : undefined;
}

function closest(name: string, known: readonly string[]): string {
  return known.reduce((best, one) => (distanceBetween(name, one) < distanceBetween(name, best) ? one : best));
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[-_]/g, '');
}
