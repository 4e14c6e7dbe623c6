import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageRoot } from '#cli/package-root.ts';
import { type Check, failure, fine } from './check.ts';

/** Checks Node's version against the `engines` of the package. */
export async function checkNode(version: string = process.versions.node): Promise<Check> {
  const wanted = await wantedVersion();
  if (wanted === undefined || isAtLeast(version, wanted)) return fine('node', `Node ${version}`);
  const help = `Install Node ${wanted} or newer, from https://nodejs.org or with your version manager.`;
  return failure('node', `Node ${version} is too old`, help);
}

/** Returns the lowest version that `engines` names: it is written `>=20.19`. */
async function wantedVersion(): Promise<string | undefined> {
  const manifest: unknown = JSON.parse(await readFile(path.join(packageRoot, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('engines' in manifest)) return undefined;
  const { engines } = manifest;
  if (typeof engines !== 'object' || engines === null || !('node' in engines)) return undefined;
  return /^>=\s*(\d+(?:\.\d+){0,2})$/.exec(String(engines.node))?.[1];
}

function isAtLeast(version: string, wanted: string): boolean {
  const [given, least] = [version, wanted].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  for (const [index, part] of (least ?? []).entries()) {
    const difference = (given?.[index] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}
