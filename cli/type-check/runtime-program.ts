import { readdirSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { GeneratedFile } from '#cli/generators/generated-file.ts';
import { ambientText, getStub, isOpaque, stubFile } from './stubs.ts';
import type { TypeScript } from './typescript.ts';

/** Folders of the runtime that read the APIs' responses; of other folders only callers of the APIs are checked. */
export const readers = ['rpc', 'features', 'screens', 'lib', 'ui', 'validation'];

/** Codes of errors in the compiler's environment, or that follow from other errors; never about a description. */
export const besideThePoint: ReadonlySet<number> = new Set([
  2304, 2307, 2503, 2552, 2580, 2582, 2583, 2584, 2591, 2592, 2688, 7005, 7006, 7016, 7018, 7019, 7022, 7023, 7024,
  7031, 7034,
]);

/** A compiler program of the runtime and freshly generated types. */
export interface RuntimeProgram {
  readonly ts: TypeScript;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** Runtime files to be checked, by path below the package. */
  readonly files: ReadonlyMap<string, ts.SourceFile>;
  /** Returns a generated file by its name, such as `product-api.ts`. */
  contract(name: string): ts.SourceFile | undefined;
}

/** Replaces the generated list of texts, which is irrelevant to the APIs' responses. */
export const anyMessageKey: GeneratedFile = { path: 'message-keys.ts', text: 'export type MessageKey = string;\n' };

/** Parsed files by path, shared by all programs of this process as long as their text is unchanged. */
const parsed = new Map<string, ts.SourceFile>();

/**
 * Creates a program of the runtime's sources and these generated files. Nothing is written: the files replace those in
 * `generated/contracts/`.
 * @param packageRoot folder of the package whose runtime is meant
 * @param callers files that call an API, wherever they lie
 */
export function createRuntimeProgram(
  typescript: TypeScript,
  packageRoot: string,
  contracts: readonly GeneratedFile[],
  callers: readonly string[] = [],
): RuntimeProgram {
  const folder = path.join(packageRoot, 'generated/contracts');
  const overlay = new Map(
    // The descriptions may have changed, and the files on disk are generated from the old ones.
    [anyMessageKey, ...contracts].map((file) => [path.join(folder, file.path), file.text]),
  );
  const roots = [
    ...new Set([
      ...readers.flatMap((room) => listSources(path.join(packageRoot, 'runtime', room))),
      ...callers.map((file) => path.join(packageRoot, file)),
    ]),
  ];
  const program = createOverlayProgram(typescript, packageRoot, roots, overlay);
  const files = roots.flatMap((file): [string, ts.SourceFile][] => {
    const source = program.getSourceFile(file);
    const name = path.relative(packageRoot, file).split(path.sep).join('/');
    return source === undefined ? [] : [[name, source]];
  });
  return {
    ts: typescript,
    program,
    checker: program.getTypeChecker(),
    files: new Map(files),
    contract: (name) => program.getSourceFile(path.join(folder, name)),
  };
}

/**
 * Creates a program of files on disk with others laid over them. `#runtime/…` and `#generated/…` are the package's own.
 * @param overlay texts by whole path; what lies there on disk is not looked at
 * @param root folder that holds `site-configs`; absent, the package
 */
export function createOverlayProgram(
  typescript: TypeScript,
  packageRoot: string,
  roots: readonly string[],
  overlay: ReadonlyMap<string, string>,
  root: string = packageRoot,
): ts.Program {
  const ambient = path.join(packageRoot, 'generated/ambient.d.ts');
  const { options } = typescript.convertCompilerOptionsFromJson(compilerOptions, packageRoot);
  const host = createHost(typescript, { packageRoot, root }, options, new Map([...overlay, [ambient, ambientText]]));
  return typescript.createProgram({ rootNames: [...roots, ambient], options, host });
}

/** The options of the project's own `tsconfig.json` that affect type checking, as such a file holds them. */
export const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
} as const;

function createHost(
  typescript: TypeScript,
  { packageRoot, root }: { readonly packageRoot: string; readonly root: string },
  options: ts.CompilerOptions,
  overlay: Map<string, string>,
): ts.CompilerHost {
  const host = typescript.createCompilerHost(options);
  const resolutions = typescript.createModuleResolutionCache(packageRoot, (name) => name, options);
  const stubs = path.join(packageRoot, 'generated/stubs');
  const readText = (file: string): string | undefined => overlay.get(path.normalize(file)) ?? host.readFile(file);
  const resolve = (written: string, from: string): ts.ResolvedModuleFull | undefined => {
    // The code of sites names the runtime as its package.
    const specifier = written.replace(/^shopgen\/(?=runtime\/)/, '#');
    if (isOpaque(specifier)) return undefined;
    const stub = getStub(specifier);
    if (stub !== undefined) {
      const file = path.join(stubs, stubFile(specifier));
      overlay.set(file, stub);
      return { resolvedFileName: file, extension: '.d.ts' };
    }
    const [, room, rest] = /^#(runtime|generated|site-configs)\/(.+)$/.exec(specifier) ?? [];
    const own =
      room !== undefined && rest !== undefined
        ? path.join(room === 'site-configs' ? root : packageRoot, room, rest)
        : specifier.startsWith('.') && !path.relative(packageRoot, from).includes('node_modules')
          ? path.resolve(path.dirname(from), specifier)
          : undefined;
    if (own !== undefined) return { resolvedFileName: own, extension: path.extname(own) };
    // The code of sites takes libraries from the package, wherever the root is.
    const isOurs = from.startsWith(packageRoot + path.sep);
    const importer = isOurs || from.includes('node_modules') ? from : path.join(packageRoot, 'package.json');
    return typescript.resolveModuleName(specifier, importer, options, host, resolutions).resolvedModule;
  };
  return {
    ...host,
    readFile: readText,
    fileExists: (file) => overlay.has(path.normalize(file)) || host.fileExists(file),
    getSourceFile: (file, language) => {
      const text = readText(file);
      if (text === undefined) return undefined;
      const known = parsed.get(file);
      if (known !== undefined && known.text === text) return known;
      const source = typescript.createSourceFile(file, text, language);
      parsed.set(file, source);
      return source;
    },
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => ({ resolvedModule: resolve(text, from) })),
  };
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(d|styles)\.ts$/.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}
