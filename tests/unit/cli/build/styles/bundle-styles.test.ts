import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleStyles } from '#cli/build/styles/bundle-styles.ts';
import { freezeStyles } from '#cli/build/styles/freeze-styles.ts';
import { toStitchesInstance } from '#cli/build/styles/stitches-internals.ts';
import { packageRoot } from '#cli/package-root.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'shopgen-styles-'));
  await mkdir(path.join(folder, 'ui'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<string> {
  const file = path.join(folder, 'ui', name);
  await writeFile(file, text);
  return file;
}

it('evaluates all modules with one Stitches, and the same again with another', async () => {
  const stitches = JSON.stringify(path.join(packageRoot, 'runtime/theme/stitches.ts'));
  const box = await write(
    'box.styles.ts',
    `import { styled } from ${stitches}; export const Box = styled('div', { color: 'red' });`,
  );
  const link = await write(
    'link.styles.ts',
    `import { css } from ${stitches}; export const link = css({ color: 'blue' });`,
  );
  const texts: string[] = [];
  for (const _ of [1, 2]) {
    const { stitches: instance, modules } = await bundleStyles(packageRoot, [box, link]);
    expect([...modules.keys()]).toEqual([box, link]);
    const frozen = freezeStyles(
      toStitchesInstance(instance),
      [...modules].map(([file, exports]) => ({ file, exports })),
    );
    texts.push(JSON.stringify([...frozen.modules]));
  }
  expect(texts[0]).toContain('color:red');
  expect(texts[0]).toContain('color:blue');
  expect(texts[1]).toBe(texts[0]);
});

it('keeps the order of the text, in which later rules win', async () => {
  const stitches = JSON.stringify(path.join(packageRoot, 'runtime/theme/stitches.ts'));
  const text = `import { css } from ${stitches}; export const zebra = css({}); export const ant = css({}); export const mole = css({});`;
  const file = await write('order.styles.ts', text);
  const { modules } = await bundleStyles(packageRoot, [file]);
  expect(Object.keys(modules.get(file) ?? {})).toEqual(['zebra', 'ant', 'mole']);
});

it('fails where a module cannot be evaluated', async () => {
  const broken = await write('broken.styles.ts', `throw new Error('no'); export const Box = 1;`);
  await expect(bundleStyles(packageRoot, [broken])).rejects.toThrow('no');
});
