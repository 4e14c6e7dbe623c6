import type { FrozenExport } from './freeze-styles.ts';

const call: Record<FrozenExport['kind'], string> = {
  styled: 'frozen',
  css: 'frozenCss',
  keyframes: 'frozenKeyframes',
  global: 'frozenGlobal',
};

function writeValue(each: FrozenExport): string {
  switch (each.kind) {
    case 'styled':
      return `/* @__PURE__ */ frozen(${JSON.stringify(each.tag)}, ${JSON.stringify(each.style)})`;
    case 'css':
      return `/* @__PURE__ */ frozenCss(${JSON.stringify(each.style)})`;
    case 'keyframes':
      return `/* @__PURE__ */ frozenKeyframes(${JSON.stringify(each.animation)})`;
    case 'global':
      return 'frozenGlobal';
  }
}

/**
 * Writes the module that replaces a styles module in the bundles.
 *
 * @param exports - What the module exported, frozen.
 * @param frozenRuntime - How the module imports `runtime/theme/frozen.ts`.
 */
export function writeFrozenModule(exports: readonly FrozenExport[], frozenRuntime: string): string {
  const imports = [...new Set(exports.map((each) => call[each.kind]))].sort();
  return [
    ...(imports.length > 0 ? [`import { ${imports.join(', ')} } from ${JSON.stringify(frozenRuntime)};`] : []),
    ...exports.map((each) => `export const ${each.name} = ${writeValue(each)};`),
    '',
  ].join('\n');
}
