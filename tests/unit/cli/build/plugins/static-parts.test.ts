import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, describe, expect, it } from 'vitest';
import { staticParts } from '#cli/build/plugins/static-parts.ts';

/** A site with one static part in its page. */
const site: Readonly<Record<string, string>> = {
  'entry.tsx': `import { Facts } from './runtime/features/facts.tsx';\nexport const page = () => <Facts name="Fjord" />;\n`,
  'runtime/ui/static-part.tsx': `import { useState } from 'react';\nexport const staticPart = (load: unknown, inputs?: unknown) => [useState, load, inputs];\n`,
  'runtime/ui/app-setting-context.ts': `import { useContext } from 'react';\nexport const useAppSetting = () => useContext(undefined);\n`,
  'runtime/ui/link.tsx': `import { useContext } from 'react';\nexport const Link = () => <a onClick={() => useContext(undefined)} />;\n`,
  'runtime/features/facts.tsx': `import { staticPart } from '../ui/static-part.tsx';\n\nexport const Facts = staticPart(async () => (await import('./facts.static.tsx')).Facts);\n`,
  'runtime/features/facts.static.tsx': `import { Link } from '../ui/link.tsx';\nimport { Name } from './name.tsx';\nexport const Facts = ({ name }) => <p><Name name={name} /><Link /></p>;\n`,
  'runtime/features/name.tsx': `import { useId } from 'react';\nexport const Name = ({ name }) => <b id={useId()}>{name}</b>;\n`,
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Bundles a site and returns which of its modules are late, by their path; throws what the plugin reports. */
async function bundle(changes: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'shopgen-static-')));
  folders.push(root);
  const files = { ...site, ...changes };
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), code);
  }
  const { plugin, isLate } = staticParts(root);
  const build = await rolldown({
    input: path.join(root, 'entry.tsx'),
    external: /^(?:react|yup)(?:\/|$)/,
    logLevel: 'silent',
    plugins: [plugin],
  });
  await build.generate({ format: 'esm' });
  await build.close();
  return Object.keys(files).filter((name) => isLate(path.join(root, name)));
}

describe('static parts of a build', () => {
  it('are all that no first page reaches otherwise', async () => {
    expect(await bundle()).toEqual(['runtime/features/facts.static.tsx', 'runtime/features/name.tsx']);
  });

  it('keep what a first page shows as well in its code', async () => {
    const late = await bundle({
      'entry.tsx': `import { Name } from './runtime/features/name.tsx';\n${site['entry.tsx']}export { Name };\n`,
    });
    expect(late).toEqual(['runtime/features/facts.static.tsx']);
  });

  it.each([
    [
      'state',
      `import { useState } from 'react';\nexport const Name = () => useState('');\n`,
      'imports useState of React',
    ],
    [
      'an effect',
      `import { useEffect } from 'react';\nexport const Name = () => useEffect(() => {});\n`,
      'imports useEffect of React',
    ],
    [
      'a context',
      `import { useContext } from 'react';\nexport const Name = () => useContext();\n`,
      'imports useContext of React',
    ],
    ['a listener', `\nexport const Name = () => <b onClick={() => {}} />;\n`, 'has the property onClick'],
    [
      'another library',
      `import { object } from 'yup';\nexport const Name = () => object();\n`,
      'imports the library yup',
    ],
    [
      'a call of the server',
      `import { useTRPC } from '#runtime/data/trpc-context.ts';\nexport const Name = useTRPC;\n`,
      'imports runtime/data/trpc-context.ts, which calls the server',
    ],
  ])('fail with %s, at its place', async (_, name, what) => {
    const failure = bundle({ 'runtime/features/name.tsx': name });
    await expect(failure).rejects.toThrow(
      `The static part runtime/features/facts.static.tsx ${what}, by way of runtime/features/name.tsx. What changes in the browser cannot be in a static part.`,
    );
  });

  it('may read the choice of VAT where they say so, and only there', async () => {
    const price = {
      'runtime/features/name.tsx': `import { useAppSetting } from '../ui/app-setting-context.ts';\nexport const Name = () => <b>{String(useAppSetting())}</b>;\n`,
    };
    await expect(bundle(price)).rejects.toThrow(
      "Name 'vat' among the inputs of the part in runtime/features/facts.tsx.",
    );
    const declared = site['runtime/features/facts.tsx']?.replace('.Facts)', ".Facts, ['vat'])") ?? '';
    expect(await bundle({ ...price, 'runtime/features/facts.tsx': declared })).toContain('runtime/features/name.tsx');
  });

  it('fail where a first page imports one as other code', async () => {
    const failure = bundle({
      'entry.tsx': `import { Facts } from './runtime/features/facts.static.tsx';\n${site['entry.tsx']?.split('\n')[0]?.replace('Facts', 'Facts as Declared')}\nexport { Facts, Declared };\n`,
    });
    await expect(failure).rejects.toThrow('entry.tsx imports runtime/features/facts.static.tsx');
  });
});
