import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scanParts } from '#cli/runtime-usage/scan-parts.ts';
import { getPart, type PartName, partNames } from '#runtime/contracts/parts.ts';
import { isRouteKey, routeKeys, screenFolder } from '#runtime/contracts/routes.ts';
import { slotEntries } from '#runtime/contracts/slots.ts';
import { projectRoot } from '#tests/support/command.ts';

const runtime = path.join(projectRoot, 'runtime');
const read = (file: string): string => readFileSync(path.join(runtime, file), 'utf8');
const smallParts = partNames.filter((name) => !isRouteKey(name));

/** Modules that a module needs at once or later, but for types; paths below `runtime/`. */
function listImports(file: string): string[] {
  const found = read(file).matchAll(/^(?:import|export) (?!type )[^;'"]*?from '([^']+)'|import\('([^']+)'\)/gm);
  return [...found].flatMap(([, from, late]) => {
    const specifier = from ?? late ?? '';
    const target = specifier.startsWith('#runtime/')
      ? specifier.slice('#runtime/'.length)
      : path.posix.join(path.posix.dirname(file), specifier);
    return /^[#.]/.test(specifier) && existsSync(path.join(runtime, target)) ? [target] : [];
  });
}

function reach(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const each of reached) for (const next of listImports(each)) reached.add(next);
  return reached;
}

const screens = routeKeys
  .map((key) => ({ key, file: `screens/${screenFolder(key)}/screen.tsx` }))
  .filter(({ file }) => existsSync(path.join(runtime, file)))
  .map(({ key, file }) => ({ key, reached: reach(file) }));
const shell = reach('features/shell/shell.tsx');

/** Modules that take a slot by its name. */
const slotUsers = (slot: string): string[] =>
  readdirSync(runtime, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && /[sS]lots\b/.test(read(file)) && new RegExp(`\\b${slot}\\b`).test(read(file)),
  );

describe.each(smallParts)('the part %s', (name: PartName) => {
  const { component, from, routes } = getPart(name);

  it('is the only value that its module exports, so that another component can stand in for the module', () => {
    const exported = [...read(from).matchAll(/^export (?!type |interface )(?:const|function|class) (\w+)/gm)];
    expect(exported.map(([, found]) => found)).toEqual([component]);
    expect(read(from)).not.toMatch(/^export (?:\*|\{)/m);
  });

  it('has the properties of that component as its contract', () => {
    const props = readFileSync(path.join(runtime, 'parts/part-props.ts'), 'utf8');
    expect(props).toContain(`'${name}': typeof ${component};`);
    expect(props).toContain(`import type { ${component} } from '#runtime/${from}';`);
  });

  it('shows on the pages that the table names', () => {
    const slots = Object.entries(slotEntries).filter(([, entry]) => reach(entry.from).has(from));
    const modules = [from, ...slots.flatMap(([slot]) => slotUsers(slot))];
    const only = slots.find(([, entry]) => entry.from === from)?.[1].route;
    const shown = screens.filter(
      ({ key, reached }) => (only === undefined || only === key) && modules.some((module) => reached.has(module)),
    );
    if (modules.some((module) => shell.has(module))) expect(routes).toBeUndefined();
    else expect(shown.map(({ key }) => key).sort()).toEqual([...(routes ?? [])].sort());
  });
});

describe('what the sources say of parts', () => {
  const parts = scanParts(projectRoot);

  it('includes every screen and every smaller part', () => {
    expect(Object.keys(parts)).toEqual(partNames.filter((name) => existsSync(path.join(runtime, getPart(name).from))));
  });

  it('names the properties, also of static parts and of those that share a type', () => {
    expect(parts['product.facts']).toMatchObject({
      browser: false,
      props: [{ name: 'product' }, { name: 'sku', type: 'string', about: 'Article number of the shown variant.' }],
    });
    expect(parts['product.configurator']).toMatchObject({ browser: true });
    expect(parts['content.product-mentions']?.props.map((prop) => prop.name)).toEqual(['products', 'within']);
    expect(parts['content.form']?.props.map((prop) => prop.name)).toEqual(['form', 'children']);
    expect(parts.home).toEqual({ browser: true, props: [] });
  });

  it('finds properties wherever a component has some', () => {
    const without = smallParts.filter((name) => parts[name]?.props.length === 0);
    expect(without.filter((name) => /\bfunction \w+\((?!\))/.test(read(getPart(name).from)))).toEqual([]);
  });
});
