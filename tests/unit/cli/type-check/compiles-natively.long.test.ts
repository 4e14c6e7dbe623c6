import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compilesNatively } from '#cli/type-check/compiles-natively.ts';
import { packageRoot } from '../support/project-root.ts';

const folder = path.join(packageRoot, 'generated/contracts');
const contracts = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ path: name, text: readFileSync(path.join(folder, name), 'utf8') }));

it('refuses the runtime once a part of an answer that it counts on may be absent', async () => {
  const changed = contracts.map((file) => ({
    ...file,
    text: file.text.replaceAll(' priceIncVat: ', ' priceIncVat?: '),
  }));
  expect(changed).not.toEqual(contracts);
  expect(await compilesNatively(packageRoot, changed)).toBe(false);
});
