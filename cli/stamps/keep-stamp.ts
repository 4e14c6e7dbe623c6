import {
  beginSnapshot,
  compareSnapshot,
  joinSnapshots,
  type Snapshot,
  takeSnapshot,
  type Watched,
} from './snapshot.ts';
import { findRoot, type Printed, stampFile, writeStamp } from './stamp-file.ts';

/** A stamp that is written when the command has ended. */
export interface StampDraft {
  /**
   * Writes the stamp.
   * @param outputs what the command writes, or compares with what it would write
   * @param repeat looks at the outputs again and returns what the same command line would print now; undefined where it would
   * change something
   */
  keep(outputs: readonly Watched[], repeat: () => Promise<readonly Printed[] | undefined>): Promise<void>;
}

/**
 * Begins a stamp: records the inputs before the command reads them, so that a change made while it runs makes the stamp
 * invalid.
 */
export function beginStamp(root: string, args: readonly string[], inputs: readonly Watched[]): StampDraft {
  const complete = beginSnapshot(inputs);
  return {
    async keep(outputs, repeat) {
      // Only then would it be found.
      if (findRoot(args) !== root) return;
      const before = complete();
      const after = takeSnapshot(outputs);
      const printed = await repeat();
      if (printed === undefined || !isUntouched(before)) return;
      writeStamp(stampFile(root, args), { snapshot: joinSnapshots(before, after), printed });
    },
  };
}

/** Returns whether no file has been written since a snapshot, not even with the content that it had. */
function isUntouched(snapshot: Snapshot): boolean {
  const now = compareSnapshot(snapshot)?.entries;
  return now !== undefined && Object.entries(snapshot.entries).every(([file, entry]) => now[file]?.[0] === entry[0]);
}
