import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startNativeCheck } from '#cli/type-check/native-check.ts';
import { packageRoot } from '../support/project-root.ts';

const folder = path.join(packageRoot, 'generated/contracts');
const contracts = readdirSync(folder)
  .filter((name) => /^(product|content)-.*\.ts$/.test(name))
  .map((name) => ({ path: name, text: readFileSync(path.join(folder, name), 'utf8') }));

const unfit = async (files: typeof contracts): Promise<ReadonlySet<string> | undefined> =>
  (await (await startNativeCheck({ packageRoot, contracts: files, runtime: { callers: [] } }))?.answer)?.unfit;

it('accepts the runtime as it is', async () => {
  expect(await unfit(contracts)).toEqual(new Set());
});

it('names the files that count on a part of an answer, once that part may be absent', async () => {
  const changed = contracts.map((file) => ({
    ...file,
    text: file.text.replaceAll(' priceIncVat: ', ' priceIncVat?: '),
  }));
  expect(changed).not.toEqual(contracts);
  const files = [...((await unfit(changed)) ?? [])];
  expect(files).toContainEqual(expect.stringMatching(/^runtime\/(features|screens|rpc)\/.*\.tsx?$/));
});

it('looks at the code of sites with the runtime, and tells whether it fits', async () => {
  const isOwnFit = async (read: string): Promise<boolean | undefined> => {
    const own = {
      packageRoot,
      // Not a folder: what it checks is the text that it is given.
      root: '/nowhere',
      contracts,
      trees: [],
      texts: new Map([
        [
          'site-configs/own/facts.tsx',
          `import type { ReactNode } from 'react';
           import type { PartProps } from 'shopgen/runtime/parts/part-props.ts';
           export default function Facts({ product }: PartProps<'product.facts'>): ReactNode {
             return <p>{product.${read}}</p>;
           }`,
        ],
      ]),
    };
    return (await (await startNativeCheck({ packageRoot, contracts, own }))?.answer)?.isOwnFit;
  };
  expect(await isOwnFit('name.length')).toBe(true);
  expect(await isOwnFit('name.size')).toBe(false);
});

it('ends, and leaves nothing behind, when nobody needs its answer', async () => {
  const cache = path.join(packageRoot, '.cache');
  const before = readdirSync(cache);
  const unneeded = new AbortController();
  const native = await startNativeCheck({ packageRoot, contracts, runtime: { callers: [] }, signal: unneeded.signal });
  expect(readdirSync(cache)).not.toEqual(before);
  unneeded.abort();
  expect(await native?.answer).toBeUndefined();
  // Others may be at work in the same folder meanwhile.
  await expect.poll(() => readdirSync(cache).filter((name) => !before.includes(name)), { timeout: 20_000 }).toEqual([]);
});
