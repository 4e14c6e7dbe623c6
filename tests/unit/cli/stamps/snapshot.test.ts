import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSnapshot, compareSnapshot, joinSnapshots, type Snapshot, takeSnapshot } from '#cli/stamps/snapshot.ts';

let folder: string;
const at = (...names: readonly string[]): string => path.join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shopgen-snapshot-'));
  mkdirSync(at('watched/inner'), { recursive: true });
  mkdirSync(at('beside'));
  writeFileSync(at('watched/inner/text'), 'text');
  writeFileSync(at('beside/target'), 'target');
  symlinkSync('../beside', at('watched/link'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const take = (): Snapshot => takeSnapshot([{ path: at('watched') }, { path: at('absent') }]);
/** A snapshot of later, when the times of files can be trusted. */
const settle = (snapshot: Snapshot): Snapshot => ({ ...snapshot, takenAt: Date.now() + 60_000 });

const changes: Readonly<Record<string, () => void>> = {
  'a changed file': () => appendFileSync(at('watched/inner/text'), '!'),
  'other content of the same size and time': () => {
    const { atime, mtime } = statSync(at('watched/inner/text'));
    writeFileSync(at('watched/inner/text'), 'TEXT');
    utimesSync(at('watched/inner/text'), atime, mtime);
  },
  'a deleted file': () => rmSync(at('watched/inner/text')),
  'a new file': () => writeFileSync(at('watched/inner/new'), ''),
  'a new folder': () => mkdirSync(at('watched/inner/new')),
  'a renamed file': () => renameSync(at('watched/inner/text'), at('watched/inner/other')),
  'a folder in place of a file': () => {
    rmSync(at('watched/inner/text'));
    mkdirSync(at('watched/inner/text'));
  },
  'a file that was absent': () => writeFileSync(at('absent'), ''),
  'a changed file behind a link': () => appendFileSync(at('beside/target'), '!'),
  'a new file behind a link': () => writeFileSync(at('beside/new'), ''),
  'a link that leads elsewhere': () => {
    rmSync(at('watched/link'));
    symlinkSync('inner', at('watched/link'));
  },
  'a link that leads through another link': () => {
    renameSync(at('beside'), at('moved'));
    symlinkSync('moved', at('beside'));
  },
  'a copy in place of a link': () => {
    rmSync(at('watched/link'));
    mkdirSync(at('watched/link'));
    writeFileSync(at('watched/link/target'), 'target');
  },
};

describe('compareSnapshot', () => {
  it.each(Object.keys(changes))('notices %s, shortly after the snapshot and later', (name) => {
    const snapshot = take();
    expect(compareSnapshot(snapshot)).toBeDefined();
    changes[name]?.();
    expect(compareSnapshot(snapshot)).toBeUndefined();
    expect(compareSnapshot(settle(snapshot))).toBeUndefined();
  });

  it('reads no content of files that were written long before, and all others', () => {
    const snapshot = take();
    const wrong = Object.entries(snapshot.entries).map(([file, [identity]]) => [file, [identity, 'not read']] as const);
    const files = wrong.filter(([, [identity]]) => identity.startsWith('file'));
    const damaged = { ...snapshot, entries: { ...snapshot.entries, ...Object.fromEntries(files) } };
    expect(compareSnapshot(settle(damaged))).toBeDefined();
    expect(compareSnapshot(damaged)).toBeUndefined();
  });

  it('returns a newer snapshot when a file was written again with its old content', () => {
    const snapshot = settle(take());
    expect(compareSnapshot(snapshot)).toBe(snapshot);
    writeFileSync(at('watched/inner/text'), 'text');
    const newer = compareSnapshot(snapshot);
    expect(newer).toBeDefined();
    expect(newer).not.toBe(snapshot);
    if (newer !== undefined) expect(compareSnapshot(settle(newer))).toMatchObject({ entries: newer.entries });
  });

  it('ignores what lies outside, and below a folder of which only names count', () => {
    const snapshot = takeSnapshot([{ path: at('watched'), isListing: true }]);
    appendFileSync(at('watched/inner/text'), '!');
    writeFileSync(at('outside'), '');
    expect(compareSnapshot(snapshot)).toBeDefined();
    writeFileSync(at('watched/new'), '');
    expect(compareSnapshot(snapshot)).toBeUndefined();
  });
});

it('joins snapshots, of which the older decides whose times can be trusted', () => {
  const one = { ...takeSnapshot([{ path: at('watched') }]), takenAt: 1 };
  const other = { ...takeSnapshot([{ path: at('beside') }]), takenAt: 2 };
  expect(joinSnapshots(other, one)).toEqual({ takenAt: 1, entries: { ...one.entries, ...other.entries } });
});

describe('a snapshot that is begun', () => {
  /** Begins when the file was written long ago. */
  const begin = () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const complete = beginSnapshot([{ path: at('watched') }]);
    now.mockRestore();
    return complete;
  };

  it('has the same entries when it is completed later', () => {
    expect(begin()().entries).toEqual(takeSnapshot([{ path: at('watched') }]).entries);
  });

  it('shows a file that was written in between', () => {
    const file = at('watched/inner/text');
    const complete = begin();
    const { atime, mtime } = statSync(file);
    writeFileSync(file, 'TEXT');
    utimesSync(file, atime, mtime);
    const begun = complete();
    expect(compareSnapshot(begun)?.entries[file]?.[0]).not.toBe(begun.entries[file]?.[0]);
  });

  it('shows a file that was deleted or replaced in between', () => {
    const complete = begin();
    rmSync(at('watched/inner/text'));
    mkdirSync(at('watched/inner/text'));
    expect(complete().entries[at('watched/inner/text')]?.[0]).toMatch(/^folder /);
  });
});
