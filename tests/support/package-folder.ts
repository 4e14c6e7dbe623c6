import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot, type RunningCommand, startProcess } from './command.ts';

/** The result of a command. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** An empty folder outside the repository, and the packed package beside it. */
export interface PackageFolder {
  readonly path: string;
  readonly tarball: string;
  /** Files of the package, without its top folder. */
  readonly packed: readonly string[];
  /** Runs a shell command in the folder. */
  run(line: string, env?: Readonly<Record<string, string>>): Promise<Ended>;
  /** Starts the installed `shopgen`, as npx would, and leaves it running. */
  start(args: readonly string[], env?: Readonly<Record<string, string>>): RunningCommand;
  remove(): void;
}

/** Returns the environment without npm's variables of this repository. */
function outsideEnv(): NodeJS.ProcessEnv {
  const inside =
    /^(npm_package_|npm_lifecycle_|npm_config_(local_prefix|noproxy)$|INIT_CWD$|NODE_ENV$|VITEST|NODE_PATH$)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inside.test(name)));
  return {
    ...env,
    // Tests share their machine, and none of these is about how long an answer takes.
    API_DEADLINE_MS: '15000',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    // npm uses its local cache where possible.
    npm_config_prefer_offline: 'true',
  };
}

/** Packs the package with `npm pack`, with the code compiled before the tests, and the list of what it consists of. */
export async function createPackageFolder(): Promise<PackageFolder> {
  const above = mkdtempSync(path.join(tmpdir(), 'shopgen-package-'));
  const folder = path.join(above, 'shop');
  mkdirSync(folder);
  const run = (file: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
    new Promise((resolve) => {
      const options = { cwd, env: { ...outsideEnv(), ...env }, maxBuffer: 64 * 1024 * 1024 };
      execFile(file, [...args], options, (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
        resolve({ code, stdout, stderr });
      });
    });

  const listed = await run(process.execPath, ['cli/sbom.js'], projectRoot);
  if (listed.code !== 0) throw new Error(`The packages could not be listed\n${listed.stderr}`);
  const pack = await run('npm', ['pack', '--ignore-scripts', '--pack-destination', above], projectRoot);
  const name = readdirSync(above).find((file) => file.endsWith('.tgz'));
  if (pack.code !== 0 || name === undefined) throw new Error(`npm pack failed\n${pack.stderr}`);
  const tarball = path.join(above, name);
  const list = await run('tar', ['-tzf', tarball], above);
  return {
    path: folder,
    tarball,
    packed: list.stdout
      .trim()
      .split('\n')
      .map((file) => file.replace(/^package\//, '')),
    run: (line, env) => run('sh', ['-c', line], folder, env),
    start: (args, env = {}) =>
      startProcess(path.join(folder, 'node_modules/.bin/shopgen'), args, {
        cwd: folder,
        env: { ...outsideEnv(), ...env },
      }),
    remove: () => {
      if (existsSync(above)) rmSync(above, { recursive: true, force: true });
    },
  };
}
