import type { KeyObject } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '#cli/diagnostics/usage-error.ts';
import { readSigner, readTrusted } from './action-result.ts';

/** Folder of a project with the public keys whose entries of a remote cache are used, a PEM file each. */
const cacheKeysFolder = 'cache-keys';

/** Whom this machine believes, and as whom it signs. */
export interface CacheTrust {
  readonly folder: string;
  readonly trusted: readonly KeyObject[];
  /** Absent: this machine reads only. */
  readonly signer: KeyObject | undefined;
}

/**
 * Reads the keys of a remote cache: the public ones of the project, and the private one of this machine, if it has one.
 *
 * @param signer - PEM, or the path of a file with it.
 * @throws UsageError for a key that is none of Ed25519, and where nobody is trusted.
 */
export async function readCacheTrust(root: string, signer: string | undefined): Promise<CacheTrust> {
  const folder = path.join(root, cacheKeysFolder);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pem')).sort();
  const trusted = await Promise.all(
    names.map(async (name) =>
      readOrSay(readTrusted, await readFile(path.join(folder, name), 'utf8'), `${cacheKeysFolder}/${name}`),
    ),
  );
  if (trusted.length === 0) {
    throw new UsageError(
      `A remote cache is asked for, but ${cacheKeysFolder}/ has no public key: nothing of it could be believed. docs/operating.md says how keys are made.`,
    );
  }
  if (signer === undefined) return { folder: cacheKeysFolder, trusted, signer: undefined };
  const pem = signer.includes('-----BEGIN')
    ? signer
    : await readFile(path.resolve(root, signer), 'utf8').catch(() => '');
  return { folder: cacheKeysFolder, trusted, signer: readOrSay(readSigner, pem, 'SHOPGEN_CACHE_KEY') };
}

function readOrSay(read: (pem: string) => KeyObject, pem: string, name: string): KeyObject {
  try {
    return read(pem);
  } catch (error) {
    throw new UsageError(`${name} is no Ed25519 key: ${error instanceof Error ? error.message : String(error)}`);
  }
}
