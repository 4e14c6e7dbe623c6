import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The compiled command line tool. */
const shopgenFile = join(projectRoot, 'cli/dist/shopgen.js');

/** The result of a command. */
export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `shopgen` until it exits. @param cwd - The folder it runs in; absent: that of the tests. */
export function runShopgen(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  cwd?: string,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [shopgenFile, ...args], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A temporary folder with the project's configs, texts and specifications, which tests may change. */
export interface WorkRoot {
  readonly path: string;
  remove(): void;
}

/** Copies the project's inputs to a temporary folder. */
export function createWorkRoot(): WorkRoot {
  const path = mkdtempSync(join(tmpdir(), 'shopgen-test-'));
  copyInputs(path);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Replaces the project's inputs in a folder by the current ones. */
export function copyInputs(root: string): void {
  for (const folder of ['site-configs', 'locales', 'openapi']) {
    rmSync(join(root, folder), { recursive: true, force: true });
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  }
}

/** A command that runs until it is stopped. */
export interface RunningCommand {
  /** Its output so far. */
  readonly said: () => string;
  /** Resolves when its output matches; rejects if it ends before. */
  readonly until: (pattern: RegExp) => Promise<void>;
  /** Stops it and returns its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** Starts `shopgen` and leaves it running. */
export function startShopgen(args: readonly string[], env: NodeJS.ProcessEnv = process.env): RunningCommand {
  return startProcess(process.execPath, [shopgenFile, ...args], { env });
}

/** Starts a program and leaves it running. */
export function startProcess(
  program: string,
  args: readonly string[],
  options: { readonly env: NodeJS.ProcessEnv; readonly cwd?: string },
): RunningCommand {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const heard = new EventEmitter();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      heard.emit('something');
    });
  }
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  void ended.then(() => heard.emit('something'));
  return {
    said: () => said,
    until: async (pattern) => {
      while (!pattern.test(said)) {
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`${program} ${args.join(' ')} ended before it said ${pattern}\n${said}`);
        }
        await once(heard, 'something');
      }
    },
    stop: (signal = 'SIGINT') => {
      child.kill(signal);
      return ended;
    },
  };
}
