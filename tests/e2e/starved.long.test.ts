import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#tests/support/command.ts';

/**
 * Runs shell steps in a mount namespace: `$ROOT` is a copy of the project's inputs on a small disk that exists only for
 * this shell.
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

/** Commands that run out of a resource, and the folder that must stay intact. */
interface Case {
  readonly name: string;
  readonly command: 'generate' | 'build';
  readonly folder: 'generated' | 'dist';
  /** Removes and restores the resource. */
  readonly take: string;
  readonly giveBack: string;
  readonly says: RegExp;
}

const fullDisk = {
  take: 'rm -rf "$ROOT/dist/.cache"; fill_disk 40k',
  giveBack: 'rm "$ROOT/filler"',
  says: /system\.refused\n.*: the disk is full \(ENOSPC\)/,
};
const readOnly = (folder: string) => ({
  take: `mount --bind "$ROOT/${folder}" "$ROOT/${folder}" && mount -o remount,ro,bind "$ROOT/${folder}"`,
  giveBack: `umount "$ROOT/${folder}"`,
  says: new RegExp(`system\\.refused\\n.*${folder}.*: the file system is read-only \\(EROFS\\)`),
});

const cases: readonly Case[] = [
  { name: 'generate with a full disk', command: 'generate', folder: 'generated', ...fullDisk },
  { name: 'build with a full disk', command: 'build', folder: 'dist', ...fullDisk },
  {
    name: 'generate with a read-only generated/',
    command: 'generate',
    folder: 'generated',
    ...readOnly('generated'),
  },
  { name: 'build with a read-only generated/', command: 'build', folder: 'generated', ...readOnly('generated') },
  { name: 'build with a read-only dist/', command: 'build', folder: 'dist', ...readOnly('dist') },
];

describe('a full disk or a missing permission', { timeout: 300_000 }, () => {
  let output: readonly string[];
  beforeAll(() => {
    // In sequence on the same site: after the resource is back, everything must work.
    const steps = cases.flatMap(({ command, folder, take, giveBack }, index) => [
      'echo ----',
      `rename_site Elsewhere${index}`,
      `echo before=$(hash_of ${folder}/group)`,
      take,
      `shopgen ${command} --site group; echo refused=$?`,
      `echo kept=$(hash_of ${folder}/group)`,
      giveBack,
      `shopgen --quiet ${command} --site group; echo over=$?`,
      `echo after=$(hash_of ${folder}/group)`,
    ]);
    const said = inSmallDisk('64m', ['exec 2>&1', 'shopgen --quiet build --site group || exit', ...steps]);
    output = said.split('----\n').slice(1);
  }, 300_000);

  it.each(cases.map(({ name, says }, index) => ({ name, says, index })))(
    'stops $name with a named error, loses nothing, and is no matter once it is over',
    ({ says, index }) => {
      const told = output[index] ?? '';
      expect(printedAs(told, 'refused'), told).toBe('1');
      expect(told).toMatch(says);
      expect(printedAs(told, 'kept')).toBe(printedAs(told, 'before'));
      expect(printedAs(told, 'over'), told).toBe('0');
      expect(printedAs(told, 'after')).not.toBe(printedAs(told, 'before'));
    },
  );
});
