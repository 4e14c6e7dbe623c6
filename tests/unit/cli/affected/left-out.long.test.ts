import { rm } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderHash } from '#tests/support/folder-hash.ts';
import { isSoak, times } from '#tests/support/soak.ts';
import { runCli } from '../support/run-cli.ts';
import { createGitRoot, type GitRoot } from './git-root.ts';

/** A change without a mistake. */
interface Edit {
  readonly file: string;
  /** Returns what the file becomes of its text, which is empty where it is not there; undefined deletes it. */
  readonly change: (text: string) => string | undefined;
}

const replace = (file: string, from: string | RegExp, to: string): Edit => ({
  file,
  change: (text) => text.replace(from, to),
});
const append = (file: string, text: string): Edit => ({ file, change: (before) => before + text });
const remove = (file: string): Edit => ({ file, change: () => undefined });
const write = (file: string, text: string): Edit => ({ file, change: () => text });

const config = (id: string): string => `site-configs/${id}.yaml`;
const shout = (file: string): Edit => replace(file, /": "(?=[^{$]*")/, '": "Well: ');

/** Changes of every kind of file that a site is made of, and of some that none is. */
const edits: readonly (Edit | readonly Edit[])[] = [
  append('locales/fr-BE/cart.json', '\n'),
  shout('locales/fr-BE/header.json'),
  shout('locales/nl-NL/header.json'),
  shout('locales/de-AT/global.json'),
  shout('locales/edg-web/nl-NL/footer.json'),
  shout('locales/fib-web/nl-NL/footer.json'),
  replace('locales/ef-web/nl-NL/own.json', '": "', '": "Well: '),
  replace(config('group'), /surface: "#\w+"/, 'surface: "#fcfbf9"'),
  replace(config('acoustic'), /siteName: .*/, 'siteName: Acoustics'),
  replace(config('fibers-and-foams'), /shopName: .*/, 'shopName: Fibers'),
  append(config('db-noise-control'), '# The end\n'),
  append(config('base'), '# The end\n'),
  append('site-configs/easy-felt/product-facts.tsx', '// The end\n'),
  replace('site-configs/easy-felt/product-facts.tsx', '<ul>', '<ul data-changed="">'),
  write(
    config('studio'),
    'extends: group\nid: studio\nshopId: group\nbundle: edg-web\ndomains:\n  nl-NL: studio-nl.example\n  de-DE: studio-de.example\n  en-GB: studio-uk.example\nintegrations:\n  tagManager: null\n',
  ),
  [remove(config('acoustic')), remove('locales/enc-web')],
  append('openapi/product-api.yaml', '# The end\n'),
  write('README.md', '# Shops\n'),
  write('site-configs/notes.txt', 'To do\n'),
  write('scripts/deploy.ts', 'export {};\n'),
  write('content/acoustic/shop.yaml', 'name: Shop\n'),
];

let root: GitRoot;
const dist = (id: string): string => path.join(root.dir, 'dist', id);
const ask = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await runCli(['--root', root.dir, ...args, '--json', '--quiet']);
  const document = JSON.parse(stdout);
  expect([args, code, document.diagnostics, stderr]).toEqual([args, 0, expect.anything(), '']);
  return document;
};

beforeAll(async () => {
  root = await createGitRoot();
}, 60_000);
afterAll(() => root.dispose());

it('builds the same bytes of every site that it leaves out, whatever was changed', {
  timeout: isSoak ? 7_200_000 : 300_000,
}, async () => {
  const seen = { leftOut: 0, different: 0 };
  const hashes = new Map<string, string>();
  const { sites } = await ask('build', '--all');
  for (const { id } of sites) hashes.set(id, folderHash(dist(id)));
  const chosen = fc.subarray([...edits.keys()], { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(chosen, async (keys) => {
      try {
        for (const { file, change } of keys.flatMap((key) => edits[key] ?? [])) {
          const before = await root.read(file).catch(() => '');
          const text = change(before);
          if (text === undefined) await root.remove(file);
          else {
            expect([file, text]).not.toEqual([file, before]);
            await root.write(file, text);
          }
        }
        const { sites: affected, unaffected } = await ask('affected', '--since', 'HEAD');
        // At length without the cache, which knows what has changed in a way of its own.
        if (isSoak) await rm(path.join(root.dir, 'dist'), { recursive: true });
        await ask('build', '--all');
        for (const id of unaffected) expect([id, folderHash(dist(id))]).toEqual([id, hashes.get(id)]);
        seen.leftOut += unaffected.length;
        seen.different += affected.filter(({ id }: { id: string }) => folderHash(dist(id)) !== hashes.get(id)).length;
      } finally {
        root.reset();
      }
    }),
    { numRuns: times(2, 150), examples: [[[3, 9]]], endOnFailure: true },
  );
  expect(seen.leftOut).toBeGreaterThan(0);
  expect(seen.different).toBeGreaterThan(0);
});
