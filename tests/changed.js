// Which tests belong to what has changed.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testsOfRooms } from './rooms.js';

/**
 * Lists the files that differ from a commit, untracked ones included.
 *
 * @param {string} root - Folder of the project.
 * @param {string} commit
 * @returns {string[]} Paths from the root.
 * @throws {Error} where git knows no such commit.
 */
export function changedFiles(root, commit) {
  return [
    ['diff', '--name-only', '--no-renames', commit],
    ['ls-files', '--others', '--exclude-standard'],
  ].flatMap((args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
    return stdout.split('\n').filter((file) => file !== '');
  });
}

/**
 * Lists the tests of changed files: unit tests that import them, tests that `rooms.js` names, and changed tests.
 *
 * @param {string} root - Folder of the project.
 * @param {string} commit
 * @returns {string[]} Paths from the root.
 */
export function testsOfChanges(root, commit) {
  const changed = changedFiles(root, commit);
  const own = changed.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)));
  return [...new Set([...own, ...testsOfRooms(changed), ...importers(root, commit)])].sort();
}

/** Lists the unit tests that import changed files, directly or indirectly. */
function importers(root, commit) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shopgen-changed-'));
  const list = path.join(folder, 'files.json');
  try {
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const args = ['list', '--filesOnly', `--json=${list}`, '--project', 'unit', `--changed=${commit}`];
    const { status, stderr } = spawnSync(process.execPath, [vitest, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`Vitest could not list the tests of what has changed.\n${stderr}`);
    return JSON.parse(readFileSync(list, 'utf8')).map(({ file }) => path.relative(root, file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
