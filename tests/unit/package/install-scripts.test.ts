import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { projectRoot } from '#tests/support/command.ts';
import { held, ofCheck } from '#tests/support/trust.ts';

const read = (file: string) => JSON.parse(readFileSync(`${projectRoot}${file}`, 'utf8'));

it(`runs no install script that nobody has looked at ${ofCheck(40)}`, () => {
  const { packages } = read('package-lock.json');
  const { allowScripts } = read('package.json');
  const names = Object.entries<{ readonly hasInstallScript?: boolean }>(packages)
    .filter(([folder, { hasInstallScript }]) => folder !== '' && hasInstallScript === true)
    .map(([folder]) => folder.split('node_modules/').at(-1) ?? '')
    .filter((name) => !Object.hasOwn(allowScripts, name));
  expect(names).toEqual([]);
  held(40, Object.keys(packages).length);
});
