import { readFile } from 'node:fs/promises';

/** One import statement of a module. */
export interface ModuleImport {
  readonly specifier: string;
  /** Names of exports; `default` for the default one, `*` for all of them. Empty for an import for its effects. */
  readonly names: readonly string[];
  /** Whether it is a dynamic `import()`, which the browser loads when it is reached. */
  readonly isDynamic: boolean;
}

/** Reads the imports of a module, without those that are only types. */
export type ReadImports = (file: string) => Promise<readonly ModuleImport[]>;

type ImportName = { readonly kind: string; readonly name: string | null };

const toExportName = ({ kind, name }: ImportName): string => (kind === 'Default' ? 'default' : (name ?? '*'));

/** Finds the imports in a module's source text. */
async function findImports(file: string, code: string): Promise<ModuleImport[]> {
  const { parse } = await import('vite');
  // Parsed on another thread: dozens of modules have to be parsed before the build can begin.
  const { module } = await parse(file, code, { sourceType: 'module' });
  const imports: ModuleImport[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const used = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && used.length === 0) continue;
    imports.push({
      specifier: moduleRequest.value,
      names: used.map(({ importName }) => toExportName(importName)),
      isDynamic: false,
    });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (moduleRequest === null || isType) continue;
      imports.push({ specifier: moduleRequest.value, names: [toExportName(importName)], isDynamic: false });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = /^(['"`])(.*)\1$/s.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (specifier !== undefined) imports.push({ specifier, names: ['*'], isDynamic: true });
  }
  return imports;
}

/** Creates a reader that parses every file once: the sites of a run share the runtime. */
export function createImportReader(): ReadImports {
  const known = new Map<string, Promise<readonly ModuleImport[]>>();
  return (file) => {
    const before = known.get(file);
    if (before !== undefined) return before;
    const imports = readFile(file, 'utf8').then((code) => findImports(file, code));
    known.set(file, imports);
    return imports;
  };
}
