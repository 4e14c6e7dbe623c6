import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startNativeCheck } from '#cli/type-check/native-check.ts';
import { packageRoot } from '../support/project-root.ts';

const folder = path.join(packageRoot, 'generated/contracts');
const contracts = readdirSync(folder)
  .filter((name) => /^(product|content)-.*\.ts$/.test(name))
  .map((name) => ({ path: name, text: readFileSync(path.join(folder, name), 'utf8') }));

const verdict = async (files: typeof contracts): Promise<boolean | undefined> =>
  (await startNativeCheck({ packageRoot, contracts: files }))?.verdict;

it('accepts the runtime as it is', async () => {
  expect(await verdict(contracts)).toBe(true);
});

it('refuses the runtime once a part of an answer that it counts on may be absent', async () => {
  const changed = contracts.map((file) => ({
    ...file,
    text: file.text.replaceAll(' priceIncVat: ', ' priceIncVat?: '),
  }));
  expect(changed).not.toEqual(contracts);
  expect(await verdict(changed)).toBe(false);
});
