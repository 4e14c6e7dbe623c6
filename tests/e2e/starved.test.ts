import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#tests/support/command.ts';

/**
 * Runs steps of a shell in a file system of its own: `$ROOT` is a copy of the project's inputs on a small disk that only
 * this shell sees, and that is gone when it ends.
 */
function inSmallDisk(size: string, steps: readonly string[]): string {
  const prepare = [
    'set -u',
    'ROOT=$(mktemp -d)',
    'trap \'umount -l "$ROOT"; rmdir "$ROOT"\' EXIT',
    `mount -t tmpfs -o size=${size} tmpfs "$ROOT"`,
    'cp -r site-configs locales openapi "$ROOT"',
    `shopgen() { "${process.execPath}" cli/dist/shopgen.js --root "$ROOT" "$@"; }`,
    'rename_site() { sed -i "s/^siteName: .*/siteName: $1/" "$ROOT/site-configs/group.yaml"; }',
    'hash_of() { (cd "$ROOT/$1" && find -L . -type f | LC_ALL=C sort | xargs sha256sum | sha256sum | cut -c1-16); }',
    'fill_disk() { dd if=/dev/zero of="$ROOT/filler" bs=1k 2>/dev/null; truncate -s "-$1" "$ROOT/filler"; }',
  ];
  const mayMount = process.getuid?.() === 0 ? '-m' : '-rm';
  const { stdout, stderr, error } = spawnSync('unshare', [mayMount, 'bash', '-c', [...prepare, ...steps].join('\n')], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  if (error) throw error;
  return `${stdout}${stderr}`;
}

/** What a step printed as `name=value`. */
const printedAs = (output: string, name: string): string | undefined =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(output)?.[1];

describe('a full disk', { timeout: 300_000 }, () => {
  it.each([
    ['generate', 'generated/group'],
    ['build', 'dist/group'],
  ])('stops %s with a named error, loses nothing, and is no matter once there is room again', (command, folder) => {
    const output = inSmallDisk('64m', [
      'shopgen --quiet build --site group || exit',
      `echo before=$(hash_of ${folder})`,
      'rename_site Elsewhere',
      'rm -rf "$ROOT/dist/.cache"',
      'fill_disk 40k',
      `shopgen ${command} --site group; echo full=$?`,
      `echo kept=$(hash_of ${folder})`,
      'rm "$ROOT/filler"',
      `shopgen --quiet ${command} --site group; echo roomy=$?`,
      `echo after=$(hash_of ${folder})`,
    ]);
    expect(printedAs(output, 'full'), output).toBe('1');
    expect(output).toMatch(/system\.refused\n.*: the disk is full \(ENOSPC\)/);
    expect(printedAs(output, 'kept')).toBe(printedAs(output, 'before'));
    expect(printedAs(output, 'roomy'), output).toBe('0');
    expect(printedAs(output, 'after')).not.toBe(printedAs(output, 'before'));
  });
});

describe('a read-only folder', { timeout: 300_000 }, () => {
  it.each([
    ['generate', 'generated'],
    ['build', 'generated'],
    ['build', 'dist'],
  ])('stops %s with a named error when it is %s/, and loses nothing', (command, folder) => {
    const output = inSmallDisk('64m', [
      'shopgen --quiet build --site group || exit',
      `echo before=$(hash_of ${folder}/group)`,
      'rename_site Elsewhere',
      `mount --bind "$ROOT/${folder}" "$ROOT/${folder}" && mount -o remount,ro,bind "$ROOT/${folder}"`,
      `shopgen ${command} --site group; echo refused=$?`,
      `echo kept=$(hash_of ${folder}/group)`,
      `umount "$ROOT/${folder}"`,
      `shopgen --quiet ${command} --site group; echo writable=$?`,
    ]);
    expect(printedAs(output, 'refused'), output).toBe('1');
    expect(output).toMatch(
      new RegExp(`system\\.refused\\n.*${join(folder)}.*: the file system is read-only \\(EROFS\\)`),
    );
    expect(printedAs(output, 'kept')).toBe(printedAs(output, 'before'));
    expect(printedAs(output, 'writable'), output).toBe('0');
  });
});
