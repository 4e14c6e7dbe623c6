import { spawnSync } from 'node:child_process';

/** Runs a command to its end and returns the milliseconds it took. Throws with its output when it fails. */
export function timeCommand(command, args, options = {}) {
  const started = process.hrtime.bigint();
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return milliseconds;
}

/** Returns the median of `runs` measurements, which a single slow run does not move. */
export function median(runs, measure) {
  const values = Array.from({ length: runs }, measure).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)];
}

/** Formats milliseconds. */
export const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Formats a ratio. */
export const times = (value) => `${value.toFixed(2)}x`;
