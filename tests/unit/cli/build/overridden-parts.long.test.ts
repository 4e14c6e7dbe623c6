import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkRoot, runShopgen, type WorkRoot } from '#tests/support/command.ts';

let root: WorkRoot;
beforeAll(() => {
  root = createWorkRoot();
});
afterAll(() => root.remove());

const facts = 'site-configs/felt/facts.tsx';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root.path, file)), { recursive: true });
  writeFileSync(path.join(root.path, file), text);
};

interface Built {
  readonly cached: boolean;
  readonly code: string;
  readonly css: string;
  readonly server: string;
  readonly own: Readonly<Record<string, number>> | undefined;
}

async function build(): Promise<Built> {
  const args = ['build', '--site', 'easy-felt', '--root', root.path, '--json'];
  const { code, stdout, stderr } = await runShopgen(args);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  const [site] = JSON.parse(stdout).sites;
  const assets = path.join(root.path, 'dist/easy-felt/client/assets');
  const join = (ending: string): string =>
    readdirSync(assets)
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(path.join(assets, name), 'utf8'))
      .join('\n');
  const server = readFileSync(path.join(root.path, 'dist/easy-felt/server.js'), 'utf8');
  return {
    cached: site.cached,
    code: join('.js'),
    css: join('.css'),
    server,
    own: site.client.own,
  };
}

it('puts an override with its styles into the bundles of its site, and leaves out what it replaces', {
  timeout: 180_000,
}, async () => {
  const config = 'site-configs/easy-felt.yaml';
  const yaml = readFileSync(path.join(root.path, config), 'utf8').replace(
    /\n(?:overrides|routes|screens):\n(?: .*\n)+/g,
    '\n',
  );
  write(config, yaml);
  const before = await build();
  const replaced = 'aria-labelledby":"description"';
  const ofPart = /product:attributes\.title/;
  expect(before.code).toMatch(ofPart);
  expect(before.server).toMatch(ofPart);
  expect(before.own).toBeUndefined();

  write(config, `${yaml}\noverrides:\n  product.facts: { replace: ./felt/facts.tsx }\n`);
  write(
    'site-configs/felt/facts.styles.ts',
    [
      "import { styled } from 'shopgen/runtime/theme/stitches.ts';",
      "export const Frame = styled('div', { outline: '7px double $accent' });",
      '',
    ].join('\n'),
  );
  const component = (text: string): string =>
    [
      "import { useState } from 'react';",
      "import type { PartProps } from 'shopgen/runtime/parts/part-props.ts';",
      "import { Frame } from './facts.styles.ts';",
      '',
      "export default function Facts({ sku }: PartProps<'product.facts'>) {",
      '  const [count, setCount] = useState(0);',
      `  return <Frame><button type="button" onClick={() => setCount(count + 1)}>${text} {sku} {count}</button></Frame>;`,
      '}',
      '',
    ].join('\n');
  write(facts, component('overridden facts'));
  const after = await build();
  expect(after.cached).toBe(false);
  expect(after.own?.[facts]).toBeGreaterThan(100);
  expect(after.code).toContain('overridden facts');
  expect(after.server).toContain('overridden facts');
  expect(after.css).toContain('7px double');
  expect(after.code).not.toMatch(ofPart);
  expect(after.server).not.toMatch(ofPart);
  expect(after.server).not.toContain(replaced);

  expect((await build()).cached).toBe(true);
  write(facts, component('changed facts'));
  const changed = await build();
  expect(changed.cached).toBe(false);
  expect(changed.code).toContain('changed facts');
  expect(changed.code).not.toContain('overridden facts');

  write(config, yaml);
  const restored = await build();
  expect(restored.code).toBe(before.code);
  expect(restored.css).toBe(before.css);
});

it('fails at its line where a static part would get an override that lives', { timeout: 60_000 }, async () => {
  const config = 'site-configs/easy-felt.yaml';
  const yaml = readFileSync(path.join(root.path, config), 'utf8');
  write(config, `${yaml}\noverrides:\n  product.facts: { replace: ./felt/facts.tsx }\n`);
  write(
    facts,
    [
      "import { staticPart } from 'shopgen/runtime/ui/static-part.tsx';",
      "export default staticPart(async () => (await import('./facts.static.tsx')).Facts);",
      '',
    ].join('\n'),
  );
  write(
    'site-configs/felt/facts.static.tsx',
    [
      "import { useState } from 'react';",
      'export function Facts({ sku }: { readonly sku: string }) {',
      '  return <p>{useState(sku)[0]}</p>;',
      '}',
      '',
    ].join('\n'),
  );
  const args = ['build', '--site', 'easy-felt', '--root', root.path, '--json'];
  const failed = await runShopgen(args);
  expect(failed.code).toBe(4);
  expect(JSON.parse(failed.stdout).diagnostics).toMatchObject([
    { code: 'build.failed', file: 'site-configs/felt/facts.static.tsx', line: 1 },
  ]);
  write(
    'site-configs/felt/facts.static.tsx',
    'export const Facts = ({ sku }: { readonly sku: string }) => <p>{sku}</p>;\n',
  );
  expect(await build()).toMatchObject({ cached: false });
  write(config, yaml);
});
