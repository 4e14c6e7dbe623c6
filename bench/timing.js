import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs a command to its end and returns the milliseconds it took. Throws with its output when it fails. */
export function timeCommand(command, args, options = {}) {
  const started = process.hrtime.bigint();
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  const milliseconds = Number(process.hrtime.bigint() - started) / 1e6;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return milliseconds;
}

/**
 * Runs a measurement that starts processes several times. Returns the median of what it returns, and the mean of the milliseconds
 * of processor time that the processes used: other work on the machine hardly changes that.
 */
export function measureRuns(runs, measure) {
  const before = childrenCpu();
  const time = median(runs, measure);
  return { time, cpu: (childrenCpu() - before) / runs };
}

/**
 * Milliseconds of processor time of all processes that this one has started and that have ended, user and system together (proc(5),
 * fields 16 and 17 in ticks of 10 ms).
 */
function childrenCpu() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

/**
 * Returns the milliseconds of processor time that a running process has used so far, user and system together (proc(5), fields 14
 * and 15 in ticks of 10 ms).
 */
export function readProcessorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the median of `runs` measurements, which a single slow run does not move. */
function median(runs, measure) {
  return middle(Array.from({ length: runs }, measure));
}

/** Returns the median of numbers. */
export function middle(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Formats milliseconds. */
export const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** Formats a ratio. */
export const times = (value) => `${value.toFixed(2)}x`;
