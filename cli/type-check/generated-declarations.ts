import type ts from 'typescript';
import { apiNames } from '#cli/openapi/spec.ts';
import type { RuntimeProgram } from './runtime-program.ts';

/** Declarations of a symbol that stand in the types of an API. */
export function declarationsOf(runtime: RuntimeProgram, symbol: ts.Symbol): ts.Declaration[] {
  return (symbol.declarations ?? []).filter((declaration) => isGenerated(runtime, declaration));
}

/** The node in the types of an API that describes a type; of types made from it, such as `Readonly<T>`, what T is. */
export function homeOf(runtime: RuntimeProgram, type: ts.Type): ts.Node | undefined {
  const { checker } = runtime;
  const present = checker.getNonNullableType(type);
  const symbol = present.aliasSymbol ?? present.getSymbol();
  const [own] = symbol === undefined ? [] : declarationsOf(runtime, symbol);
  if (own !== undefined) return own;
  const members = present.isUnionOrIntersection() ? present.types : [];
  for (const member of members) {
    const home = homeOf(runtime, member);
    if (home !== undefined) return home;
  }
  // A mapped type is declared where the mapping is; its properties are still those of what it maps.
  for (const property of checker.getPropertiesOfType(present)) {
    const [declaration] = declarationsOf(runtime, property);
    if (declaration !== undefined) return declaration.parent;
  }
  return undefined;
}

/** The property that an expression reads, also where it was taken out of its object by a pattern. */
export function symbolBehind(runtime: RuntimeProgram, node: ts.Node): ts.Symbol | undefined {
  const { ts, checker } = runtime;
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) {
    return symbolBehind(runtime, node.expression);
  }
  if (ts.isElementAccessExpression(node) && !ts.isStringLiteralLike(node.argumentExpression)) {
    return symbolBehind(runtime, node.expression);
  }
  const named = ts.isPropertyAccessExpression(node)
    ? node.name
    : ts.isElementAccessExpression(node)
      ? node.argumentExpression
      : node;
  const symbol = checker.getSymbolAtLocation(named);
  if (symbol === undefined || declarationsOf(runtime, symbol).length > 0) return symbol;
  for (const declaration of symbol.declarations ?? []) {
    if (ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)) {
      const name = (declaration.propertyName ?? declaration.name).getText();
      return checker.getPropertyOfType(checker.getTypeAtLocation(declaration.parent), name);
    }
    // `const first = product.images[0]`
    if (ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined) {
      return symbolBehind(runtime, declaration.initializer);
    }
  }
  return symbol;
}

function isGenerated(runtime: RuntimeProgram, node: ts.Node): boolean {
  const file = node.getSourceFile();
  return apiNames.some((api) => runtime.contract(`${api}-api.ts`) === file);
}
