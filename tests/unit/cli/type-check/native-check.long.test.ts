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
  (await startNativeCheck({ packageRoot, contracts: files }))?.unfit;

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
