import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type InterfaceDeclaration, Node, Project, type PropertySignature, type SourceFile, ts } from 'ts-morph';
import { getPart, partNames } from '#runtime/contracts/parts.ts';
import type { PartProp, PartUse } from './runtime-usage.ts';

/**
 * Reads from the sources of the runtime what its parts take, and whether browsers run them.
 *
 * @returns the parts that have a module, by name
 */
export function scanParts(packageRoot: string): Record<string, PartUse> {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { jsx: ts.JsxEmit.Preserve } });
  const runtime = path.join(packageRoot, 'runtime');
  /** @param file absolute */
  const open = (file: string): SourceFile | undefined =>
    project.getSourceFile(file) ??
    (existsSync(file) ? project.createSourceFile(file, readFileSync(file, 'utf8')) : undefined);
  const resolve = (specifier: string, from: SourceFile): SourceFile | undefined =>
    open(
      specifier.startsWith('#runtime/')
        ? path.join(packageRoot, specifier.slice(1))
        : path.resolve(path.dirname(from.getFilePath()), specifier),
    );

  const findInterface = (name: string, source: SourceFile): InterfaceDeclaration | undefined => {
    const own = source.getInterface(name);
    if (own !== undefined) return own;
    const imported = source
      .getImportDeclarations()
      .find((each) => each.getNamedImports().some((named) => named.getName() === name));
    const from = imported && resolve(imported.getModuleSpecifierValue(), source);
    return from?.getInterface(name);
  };

  /** The properties that a type has, as far as the text of the declarations says. */
  const readProps = (type: Node, source: SourceFile): PartProp[] => {
    if (Node.isTypeLiteral(type)) return type.getProperties().map(readProp);
    if (Node.isTypeReference(type) || Node.isExpressionWithTypeArguments(type)) {
      const [first, names] = type.getTypeArguments();
      const name = (Node.isTypeReference(type) ? type.getTypeName() : type.getExpression()).getText();
      if (first !== undefined && names !== undefined && (name === 'Omit' || name === 'Pick')) {
        const listed = new Set([...names.getText().matchAll(/'([^']+)'/g)].map((match) => match[1]));
        return readProps(first, source).filter((prop) => listed.has(prop.name) === (name === 'Pick'));
      }
      const found = findInterface(name, source);
      if (found === undefined) return [];
      const inherited = found.getExtends().flatMap((base) => readProps(base, found.getSourceFile()));
      return [...inherited, ...found.getProperties().map(readProp)];
    }
    return [];
  };

  /** The first parameter of a component's function: of a static part, of the function that its module loads. */
  const readComponent = (component: string, source: SourceFile): PartUse => {
    const variable = source.getVariableDeclaration(component)?.getInitializer();
    if (Node.isCallExpression(variable) && variable.getExpression().getText() === 'staticPart') {
      const specifier = /import\('([^']+)'\)/.exec(variable.getText())?.[1] ?? '';
      const loaded = resolve(specifier, source);
      return { browser: false, props: loaded === undefined ? [] : readComponent(component, loaded).props };
    }
    const type = source.getFunction(component)?.getParameters()[0]?.getTypeNode();
    return { browser: true, props: type === undefined ? [] : readProps(type, source) };
  };

  return Object.fromEntries(
    partNames.flatMap((name) => {
      const { component, from } = getPart(name);
      const source = open(path.join(runtime, from));
      return source === undefined ? [] : [[name, readComponent(component, source)]];
    }),
  );
}

function readProp(node: PropertySignature): PartProp {
  const about = node.getJsDocs()[0]?.getCommentText()?.replaceAll(/\s+/g, ' ');
  return {
    name: node.getName(),
    type: (node.getTypeNode()?.getText() ?? 'unknown').replaceAll(/\s+/g, ' '),
    optional: node.hasQuestionToken(),
    ...(about && { about }),
  };
}
