import { spawn } from 'node:child_process';
import path from 'node:path';
import type { CommandResult } from '#tests/support/command.ts';
import { packageRoot } from './project-root.ts';

/** The result of a finished command. */
export interface CliResult extends CommandResult {
  readonly signal: NodeJS.Signals | null;
}

export const cliFile = path.join(packageRoot, 'cli/dist/shopgen.js');
/** What the entry point loads unless it can stop at a stamp. */
export const mainFile = path.join(packageRoot, 'cli/dist/main.js');

interface RunOptions {
  readonly cwd?: string;
  /** Another compiled file, instead of the project's. */
  readonly file?: string;
  /** Sends SIGINT when stderr contains this. */
  readonly interruptWhenSaid?: string;
}

/** Runs the compiled command line in a separate process. */
export async function runCli(args: readonly string[], options: RunOptions = {}): Promise<CliResult> {
  const { cwd = packageRoot, file = cliFile, interruptWhenSaid } = options;
  const child = spawn(process.execPath, [file, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  if (interruptWhenSaid !== undefined) {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(interruptWhenSaid)) child.kill('SIGINT');
    });
  }
  return finish(child);
}

function finish(child: ReturnType<typeof spawn>): Promise<CliResult> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}
