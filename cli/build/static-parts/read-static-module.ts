/** What a static part may depend on besides its properties, as `runtime/ui/static-part.tsx` takes it. */
export type PartInput = 'vat' | 'address';

/** The declaration of a static part in a module. */
export interface PartDeclaration {
  /** What the part is imported as. */
  readonly specifier: string;
  readonly inputs: readonly string[];
}

/** Something in a module that a static part must not use, or only with an input. */
export interface StaticMisuse {
  /** Goes on after "The static part …". */
  readonly what: string;
  /** The input that allows it; absent where nothing does. */
  readonly allowedBy?: PartInput;
  /** From 1. */
  readonly line: number;
  /** From 0, as the bundler counts. */
  readonly column: number;
}

/** What is used of React that neither remembers nor hears anything. */
const plainReact = new Set(['useId', 'useMemo', 'useCallback']);

/** Modules whose context has one value for as long as a page is shown, as paths inside the package. */
const steadyContexts = new Set([
  'runtime/i18n/locale-context.ts',
  'runtime/ui/slots-context.ts',
  'runtime/ui/third-parties-context.ts',
  'runtime/ui/tracked-list.tsx',
  'runtime/features/shell/menu-context.ts',
]);

/** Imports that an input allows: end of the specifier → names → input. */
const inputs: readonly (readonly [module: string, names: RegExp, input: PartInput])[] = [
  ['/app-setting-context.ts', /^(?:useAppSetting|AppSettingContext)$/, 'vat'],
  ['/navigation.ts', /^(?:useLocation|useParams|ShownAddressContext)$/, 'address'],
];

/** Properties of elements and links that only a living component answers. */
const livingProperty = /^(?:on[A-Z]\w*|ref|replace|preventScrollReset)$/;

/** Finds the static parts that a module declares. */
export async function findStaticParts(file: string, code: string): Promise<PartDeclaration[]> {
  const { parseSync, Visitor } = await import('vite');
  const { program } = parseSync(file, code, { lang: 'tsx', sourceType: 'module' });
  const found: PartDeclaration[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [load, listed], end, start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'staticPart' || !load) return;
      const specifier = /\bimport\(\s*(['"])(.+?)\1\s*\)/.exec(code.slice(load.start, load.end))?.[2];
      if (specifier === undefined) throw new Error(`${file}: ${code.slice(start, end)} imports no module`);
      const names = listed?.type === 'ArrayExpression' ? listed.elements : [];
      found.push({
        specifier,
        inputs: names.flatMap((name) =>
          name?.type === 'Literal' && typeof name.value === 'string' ? [name.value] : [],
        ),
      });
    },
  }).visit(program);
  return found;
}

/**
 * Finds what keeps a module out of static parts: state, effects and contexts that change, calls of the server, other libraries,
 * listeners.
 *
 * @param file - Path inside the package, such as `runtime/ui/price.tsx`.
 */
export async function findStaticMisuses(file: string, code: string): Promise<StaticMisuse[]> {
  const { parseSync, Visitor } = await import('vite');
  const { program } = parseSync(file, code, { lang: 'tsx', sourceType: 'module' });
  const found: StaticMisuse[] = [];
  const add = (offset: number, what: string, allowedBy?: PartInput): void => {
    const before = code.slice(0, offset).split('\n');
    const place = { line: before.length, column: before.at(-1)?.length ?? 0 };
    found.push({ what, ...place, ...(allowedBy && { allowedBy }) });
  };
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind, start }) {
      if (importKind === 'type') return;
      const names = specifiers.flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' &&
        specifier.importKind !== 'type' &&
        specifier.imported.type === 'Identifier'
          ? [{ name: specifier.imported.name, at: specifier.start }]
          : [],
      );
      if (specifiers.length > 0 && names.length === 0 && specifiers.every(({ type }) => type === 'ImportSpecifier'))
        return;
      // Code of sites names the runtime as its package.
      const from = source.value.replace(/^shopgen\/runtime\//, '#runtime/');
      if (from === 'react') {
        for (const { name, at } of names) {
          if (name === 'useContext' && steadyContexts.has(file)) continue;
          if (/^(?:use|use[A-Z]\w*|lazy|Suspense|Component)$/.test(name) && !plainReact.has(name))
            add(at, `imports ${name} of React`);
        }
      } else if (!/^[.#]/.test(from)) add(start, `imports the library ${from}`);
      else if (from.startsWith('#runtime/data/')) add(start, `imports ${from.slice(1)}, which calls the server`);
      for (const [module, pattern, input] of inputs) {
        if (!from.endsWith(module)) continue;
        for (const { name, at } of names) if (pattern.test(name)) add(at, `imports ${name}`, input);
      }
    },
    JSXAttribute({ name, start }) {
      if (name.type === 'JSXIdentifier' && livingProperty.test(name.name)) add(start, `has the property ${name.name}`);
    },
  }).visit(program);
  return found;
}
