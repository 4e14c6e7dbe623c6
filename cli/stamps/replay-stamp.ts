import { compareSnapshot } from './snapshot.ts';
import { findRoot, type Printed, readStamp, stampFile, writeStamp } from './stamp-file.ts';

/** The commands that have stamps. */
const stampedCommands = ['validate', 'generate', 'build', 'sites'];

/**
 * Returns what a command line printed when it was last run, if it would print the same again: its inputs and outputs are
 * unchanged. Undefined when it has to be run.
 */
export function replayStamp(args: readonly string[]): readonly Printed[] | undefined {
  if (!args.some((arg) => stampedCommands.includes(arg))) return undefined;
  const file = stampFile(findRoot(args), args);
  const stamp = readStamp(file);
  if (stamp === undefined) return undefined;
  const snapshot = compareSnapshot(stamp.snapshot);
  if (snapshot !== undefined && snapshot !== stamp.snapshot) writeStamp(file, { ...stamp, snapshot });
  return snapshot && stamp.printed;
}
