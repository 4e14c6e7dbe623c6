import { hashForKey, type ResultCache } from '#cli/results/result-cache.ts';

/** A range in a text: the first character and the length. */
interface Range {
  readonly start: number;
  readonly length: number;
}

/** What a module imports, types included. */
export interface ModuleImport extends Range {
  readonly specifier: string;
}

/** What checks need to know of a module of a site. */
export interface ModuleFacts {
  readonly imports: readonly ModuleImport[];
  readonly hasDefault: boolean;
  /** Names of the values that it exports, but for the default. */
  readonly exports: readonly string[];
  /** What keeps it from being parsed; then nothing else is known. */
  readonly fault?: Range & { readonly message: string };
}

/** Reads what a module imports and exports, or takes what an earlier run has read of the same text. */
export async function readModule(file: string, text: string, results: ResultCache): Promise<ModuleFacts> {
  const key = ['module', file.split('.').slice(-1), hashForKey(text)];
  const known = results.read(key, isFacts);
  if (known !== undefined) return known;
  const facts = await parseModule(file, text);
  results.write(key, facts);
  return facts;
}

function isFacts(value: unknown): value is ModuleFacts {
  return typeof value === 'object' && value !== null && 'hasDefault' in value;
}

async function parseModule(file: string, text: string): Promise<ModuleFacts> {
  // Loaded here: few projects have overrides, and fewer changed ones.
  const { parse } = await import('rolldown/utils');
  const { module, errors } = await parse(file, text, { sourceType: 'module' });
  const [error] = errors;
  if (error !== undefined) {
    const [label] = error.labels;
    const start = Math.min(label?.start ?? 0, Math.max(0, text.length - 1));
    return { imports: [], hasDefault: false, exports: [], fault: { message: error.message, start, length: 1 } };
  }
  const imports: ModuleImport[] = [];
  const add = (value: string, start: number, end: number): void => {
    imports.push({ specifier: value, start, length: end - start });
  };
  for (const {
    moduleRequest: { value, start, end },
  } of module.staticImports)
    add(value, start, end);
  const exported = module.staticExports.flatMap(({ entries }) => [...entries]);
  for (const { moduleRequest } of exported)
    if (moduleRequest !== null) add(moduleRequest.value, moduleRequest.start, moduleRequest.end);
  for (const {
    moduleRequest: { start, end },
  } of module.dynamicImports)
    add(text.slice(start, end).replace(/^(['"`])(.*)\1$/s, '$2'), start, end);
  const isDefault = ({ exportName: { kind, name } }: (typeof exported)[number]): boolean =>
    kind === 'Default' || name === 'default';
  const values = exported.filter(({ isType }) => !isType);
  return {
    imports,
    hasDefault: values.some(isDefault),
    exports: values.flatMap((entry) => (isDefault(entry) ? [] : (entry.exportName.name ?? []))),
  };
}
