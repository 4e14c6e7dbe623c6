import { expect, it } from 'vitest';
import { createGeneratedModules } from '#cli/dev/generated-modules.ts';

const tree = (name: string, files: Record<string, string>) => ({
  name,
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
});

function resolved(modules: ReturnType<typeof createGeneratedModules>, source: string, importer?: string): unknown {
  const { resolveId } = modules.plugin;
  if (typeof resolveId !== 'function') throw new Error('The plugin resolves nothing');
  return Reflect.apply(resolveId, undefined, [source, importer, {}]);
}

it('reports which files were added, changed and deleted', () => {
  const modules = createGeneratedModules('/shop', '/package');
  expect(modules.put([tree('acoustic', { 'app.ts': '1', 'site.ts': '1' })])).toEqual([
    '/shop/generated/acoustic/app.ts',
    '/shop/generated/acoustic/site.ts',
  ]);
  expect(modules.put([tree('acoustic', { 'app.ts': '1', 'site.ts': '1' })])).toEqual([]);
  expect([...modules.put([tree('acoustic', { 'app.ts': '2', 'href.ts': '1' })])].sort()).toEqual([
    '/shop/generated/acoustic/app.ts',
    '/shop/generated/acoustic/href.ts',
    '/shop/generated/acoustic/site.ts',
  ]);
  expect(modules.has('/shop/generated/acoustic/site.ts')).toBe(false);
  expect(modules.putFile('acoustic', { path: 'app.ts', text: '2' })).toBeUndefined();
  expect(modules.putFile('acoustic', { path: 'app.ts', text: '3' })).toBe('/shop/generated/acoustic/app.ts');
});

it('finds a file by every address that browser, server and other files give it, and no other', () => {
  const modules = createGeneratedModules('/package', '/package');
  modules.put([tree('acoustic', { 'app.ts': '1', 'locales/nl-NL.ts': '2' })]);
  const app = '/package/generated/acoustic/app.ts';
  for (const source of [app, '/generated/acoustic/app.ts', `/@fs${app}`, `${app}?t=1`]) {
    expect(resolved(modules, source), source).toBe(app);
  }
  expect(resolved(modules, './locales/nl-NL.ts', app)).toBe('/package/generated/acoustic/locales/nl-NL.ts');
  expect(resolved(modules, '../app.ts', '/package/generated/acoustic/locales/nl-NL.ts')).toBe(app);
  expect(resolved(modules, './app.ts', '/package/runtime/app/layout.tsx')).toBeUndefined();
  expect(resolved(modules, 'react', app)).toBeUndefined();
});
