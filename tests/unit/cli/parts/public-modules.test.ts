import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isPublicModule, publicModules } from '#runtime/contracts/public-modules.ts';
import { packageRoot } from '../support/project-root.ts';

it('public modules are there, and the docs list each with what it gives', () => {
  const rows = Object.entries(publicModules).map(([file, gives]) => `| \`shopgen/runtime/${file}\` | ${gives} |`);
  for (const file of Object.keys(publicModules))
    expect(existsSync(path.join(packageRoot, 'runtime', file)), file).toBe(true);
  const docs = readFileSync(path.join(packageRoot, 'docs/overrides.md'), 'utf8');
  expect(docs.split('\n').filter((line) => line.startsWith('| `shopgen/runtime/'))).toEqual(rows);
});

it('modules of parts are public, others are not', () => {
  expect(isPublicModule('features/catalogue/product-row.tsx')).toBe(true);
  expect(isPublicModule('screens/home/screen.tsx')).toBe(true);
  expect(isPublicModule('rpc/catalogue/trim-listing.ts')).toBe(false);
  expect(isPublicModule('constructor')).toBe(false);
});
