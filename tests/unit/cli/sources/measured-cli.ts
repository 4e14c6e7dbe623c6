import { spawn } from 'node:child_process';
import { z } from 'zod';
import type { CommandResult } from '#tests/support/command.ts';
import { cliFile } from '../support/run-cli.ts';

/** The output of a finished command, with what it took. */
export interface MeasuredRun extends CommandResult {
  /** Milliseconds of the processor, of all its threads: the same whatever else the machine does. */
  readonly cpuTime: number;
  /** Mebibytes of the process, its own heap and buffers included. */
  readonly peakMemory: number;
}

/** Writes what the process took to a separate pipe when it ends. */
const recorder = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));",
)}`;

/** Microseconds and kibibytes; all zero for a process that was killed. */
const usageSchema = z.object({ maxRSS: z.number(), userCPUTime: z.number(), systemCPUTime: z.number() });

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
      const [stdout = '', stderr = '', recorded = ''] = texts;
      const none = { maxRSS: 0, userCPUTime: 0, systemCPUTime: 0 };
      const usage = recorded === '' ? none : usageSchema.parse(JSON.parse(recorded));
      const cpuTime = (usage.userCPUTime + usage.systemCPUTime) / 1000;
      resolve({ code, stdout, stderr, cpuTime, peakMemory: usage.maxRSS / 1024 });
    });
  });
}
