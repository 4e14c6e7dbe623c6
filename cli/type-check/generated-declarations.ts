import type ts from 'typescript';
import { apiNames } from '#cli/openapi/spec.ts';
import type { RuntimeProgram } from './runtime-program.ts';

/**
 * Declarations of a symbol that stand in the types of an API: of a property of a union, one for each of its members.
 */
export function getDeclarations(runtime: RuntimeProgram, symbol: ts.Symbol | undefined): readonly ts.Node[] {
  return (symbol?.declarations ?? []).filter((declaration) => isGenerated(runtime, declaration));
}

/**
 * Returns the nodes in the types of an API that declare a type; of types made from it, such as `Readonly<T>`, those of
 * T.
 */
export function findTypeNodes(runtime: RuntimeProgram, type: ts.Type): readonly ts.Node[] {
  const { checker } = runtime;
  const present = checker.getNonNullableType(type);
  const own = getDeclarations(runtime, present.aliasSymbol ?? present.getSymbol());
  if (own.length > 0) return own;
  const members = present.isUnionOrIntersection() ? present.types : [];
  const homes = members.flatMap((member) => findTypeNodes(runtime, member));
  if (homes.length > 0) return [...new Set(homes)];
  // A mapped type is declared at the mapping, but its properties belong to the type that it maps.
  for (const property of checker.getPropertiesOfType(present)) {
    const [declaration] = getDeclarations(runtime, property);
    if (declaration !== undefined) return [declaration.parent];
  }
  return [];
}

/** Returns the property that an expression reads, also through a variable or a pattern. */
export function symbolBehind(runtime: RuntimeProgram, node: ts.Node, depth = 0): ts.Symbol | undefined {
  const { ts, checker } = runtime;
  if (depth > 6) return undefined;
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) {
    return symbolBehind(runtime, node.expression, depth + 1);
  }
  if (ts.isElementAccessExpression(node) && !ts.isStringLiteralLike(node.argumentExpression)) {
    return symbolBehind(runtime, node.expression, depth + 1);
  }
  const symbol = checker.getSymbolAtLocation(getNameNode(runtime, node));
  if (symbol === undefined || getDeclarations(runtime, symbol).length > 0) return symbol;
  for (const declaration of symbol.declarations ?? []) {
    const behind = behindDeclaration(runtime, declaration, depth);
    if (getDeclarations(runtime, behind).length > 0) return behind;
  }
  return symbol;
}

function getNameNode({ ts }: RuntimeProgram, node: ts.Node): ts.Node {
  if (ts.isPropertyAccessExpression(node)) return node.name;
  return ts.isElementAccessExpression(node) ? node.argumentExpression : node;
}

function behindDeclaration(runtime: RuntimeProgram, declaration: ts.Declaration, depth: number): ts.Symbol | undefined {
  const { ts, checker } = runtime;
  if (ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent)) {
    const name = (declaration.propertyName ?? declaration.name).getText();
    const property = checker.getPropertyOfType(checker.getTypeAtLocation(declaration.parent), name);
    if (getDeclarations(runtime, property).length > 0) return property;
    const [own] = property?.declarations ?? [];
    return own === undefined || own === declaration ? property : behindDeclaration(runtime, own, depth + 1);
  }
  if (ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined) {
    return symbolBehind(runtime, declaration.initializer, depth + 1);
  }
  const isTyped = ts.isPropertySignature(declaration) || ts.isParameter(declaration);
  return isTyped && declaration.type !== undefined ? indexedProperty(runtime, declaration.type) : undefined;
}

/** `components['schemas']['PriceUnit']` */
function indexedProperty({ ts, checker }: RuntimeProgram, type: ts.TypeNode): ts.Symbol | undefined {
  if (!ts.isIndexedAccessTypeNode(type) || !ts.isLiteralTypeNode(type.indexType)) return undefined;
  const { literal } = type.indexType;
  const owner = checker.getTypeFromTypeNode(type.objectType);
  return ts.isStringLiteral(literal) ? checker.getPropertyOfType(owner, literal.text) : undefined;
}

function isGenerated(runtime: RuntimeProgram, node: ts.Node): boolean {
  const file = node.getSourceFile();
  return apiNames.some((api) => runtime.contract(`${api}-api.ts`) === file);
}
