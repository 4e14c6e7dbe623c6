import { spawn } from 'node:child_process';
import type { CommandResult } from '#tests/support/command.ts';
import { cliFile } from '../support/run-cli.ts';

/** The output of a finished command, with its peak memory. */
export interface MeasuredRun extends CommandResult {
  /** Mebibytes of the process, its own heap and buffers included. */
  readonly peakMemory: number;
}

/** Writes the peak to a separate pipe when the process ends. */
const recorder = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));",
)}`;

/** Timeout in milliseconds, for inputs that never finish. */
const patience = 60_000;

/** Runs the compiled command line, and kills it after a timeout. */
export function runMeasured(args: readonly string[], cwd: string): Promise<MeasuredRun> {
  const child = spawn(process.execPath, ['--import', recorder, cliFile, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  const texts = ['', '', ''];
  [child.stdout, child.stderr, child.stdio[3]].forEach((stream, index) => {
    stream?.on('data', (chunk: Buffer) => {
      texts[index] += chunk.toString();
    });
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const [stdout = '', stderr = '', peak = ''] = texts;
      resolve({ code, stdout, stderr, peakMemory: Number(peak) / 1024 });
    });
  });
}
