import type ts from 'typescript';
import { compareTypes, type Difference } from './compare-types.ts';
import { declarationsOf, homeOf, symbolBehind } from './generated-declarations.ts';
import type { Mismatch } from './mismatch.ts';
import type { RuntimeProgram } from './runtime-program.ts';

/** Codes by which the compiler says that something is not there. */
const lacking = new Set([2339, 2551, 2550, 2568, 2576, 7053, 2353, 2561, 2493, 2694]);
/** … that something may be null or undefined, or is of a type nobody knows. */
const absent = new Set([2531, 2532, 2533, 18047, 18048, 18049, 2721, 2722, 2723]);

/** What a complaint of the compiler says about the generated types; undefined when it says nothing about them. */
export function findMismatch(runtime: RuntimeProgram, diagnostic: ts.Diagnostic): Mismatch | undefined {
  const { file, start } = diagnostic;
  if (file === undefined || start === undefined) return undefined;
  const node = nodeAt(runtime, file, start, diagnostic.length ?? 1);
  return (
    (lacking.has(diagnostic.code) ? lackingAt(runtime, node) : undefined) ??
    (absent.has(diagnostic.code) ? absentAt(runtime, node) : undefined) ??
    constraintAt(runtime, node) ??
    expectationAt(runtime, node) ??
    comparisonAt(runtime, node) ??
    subjectAt(runtime, node)
  );
}

/** The outermost node that begins and ends where the complaint does, else the innermost one around it. */
function nodeAt({ ts }: RuntimeProgram, file: ts.SourceFile, start: number, length: number): ts.Node {
  let found: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) > start || node.end < start + length) return;
    const exact = found !== file && found.getStart(file) === start && found.end === start + length;
    if (!exact) found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

function lackingAt(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const { ts, checker } = runtime;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return lackingIn(runtime, checker.getTypeAtLocation(parent.expression), node.getText(), parent.expression);
  }
  const element = ts.isBindingElement(node) ? node : ts.isBindingElement(parent) ? parent : undefined;
  if (element !== undefined && ts.isObjectBindingPattern(element.parent)) {
    const name = (element.propertyName ?? element.name).getText();
    return lackingIn(runtime, checker.getTypeAtLocation(element.parent), name, element.parent);
  }
  if (ts.isElementAccessExpression(parent)) {
    return lackingIn(
      runtime,
      checker.getTypeAtLocation(parent.expression),
      literalText(runtime, parent.argumentExpression),
      parent.expression,
    );
  }
  const indexed = ts.isIndexedAccessTypeNode(node) ? node : enclosing(node, ts.isIndexedAccessTypeNode);
  if (indexed !== undefined) {
    const type = checker.getTypeFromTypeNode(indexed.objectType);
    return lackingIn(runtime, type, literalText(runtime, indexed.indexType), indexed.objectType);
  }
  const literal = enclosing(node, ts.isObjectLiteralExpression);
  const expected = literal === undefined ? undefined : checker.getContextualType(literal);
  if (expected === undefined) return undefined;
  const declaration = homeOf(runtime, expected);
  if (declaration === undefined) return undefined;
  return { kind: 'refuses', declaration, name: unquoted(node.getText()), siblings: namesOf(runtime, expected) };
}

function lackingIn(runtime: RuntimeProgram, type: ts.Type, name: string, subject: ts.Node): Mismatch | undefined {
  const { checker } = runtime;
  const home = homeOf(runtime, type);
  // Methods of lists and texts are lacking where the value has become something else altogether.
  const isMethod = builtIn.has(name) && home === undefined;
  if (home !== undefined && !isMethod)
    return { kind: 'lacks', declaration: home, name, siblings: namesOf(runtime, type) };
  const symbol = symbolBehind(runtime, subject);
  const [declaration] = symbol === undefined ? [] : declarationsOf(runtime, symbol);
  if (declaration === undefined) return undefined;
  return { kind: 'changed', declaration, is: checker.typeToString(type), needs: `something with "${name}"` };
}

const builtIn = new Set([
  ...Object.getOwnPropertyNames(Array.prototype),
  ...Object.getOwnPropertyNames(String.prototype),
  ...Object.getOwnPropertyNames(Number.prototype),
]);

function absentAt(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const symbol = symbolBehind(runtime, node);
  const [declaration] = symbol === undefined ? [] : declarationsOf(runtime, symbol);
  return declaration && { kind: 'absent', declaration };
}

/** `Pick<Product, 'name'>`, where there is no name any more. */
function constraintAt(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const { ts, checker } = runtime;
  const reference = ts.isTypeReferenceNode(node.parent) ? node.parent : enclosing(node, ts.isTypeReferenceNode);
  const [subject, names] = reference?.typeArguments ?? [];
  if (subject === undefined || names === undefined || subject === node) return undefined;
  const type = checker.getTypeFromTypeNode(subject);
  const asked = checker.getTypeFromTypeNode(names);
  const there = namesOf(runtime, type);
  const missing = (asked.isUnion() ? asked.types : [asked])
    .flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
    .find((name) => !there.includes(name));
  const declaration = homeOf(runtime, type);
  if (missing === undefined || declaration === undefined) return undefined;
  return { kind: 'lacks', declaration, name: missing, siblings: there };
}

/** A value that stands where another type is wanted: found by going outwards until the two do not fit. */
function expectationAt(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const { checker } = runtime;
  for (const { source, target, isSent } of expectations(runtime, node)) {
    if (checker.isTypeAssignableTo(source, target)) continue;
    const mismatch = explain(runtime, compareTypes(runtime.ts, checker, source, target), isSent);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

interface Expectation {
  readonly source: ts.Type;
  readonly target: ts.Type;
  /** It stands in the arguments of a call of an API. */
  readonly isSent: boolean;
}

function* expectations(runtime: RuntimeProgram, node: ts.Node): Generator<Expectation> {
  const { ts, checker } = runtime;
  let current: ts.Node = valueAt(runtime, node);
  for (let steps = 0; steps < 8 && !ts.isSourceFile(current); steps += 1, current = current.parent) {
    if (ts.isSatisfiesExpression(current)) {
      yield {
        source: checker.getTypeAtLocation(current.expression),
        target: checker.getTypeFromTypeNode(current.type),
        isSent: false,
      };
    }
    if (!ts.isExpression(current)) continue;
    const target = checker.getContextualType(current);
    if (target === undefined) continue;
    yield { source: checker.getTypeAtLocation(current), target, isSent: isSent(runtime, current) };
  }
}

/** The expression whose type is meant, where the compiler underlines a name or a whole statement. */
function valueAt({ ts }: RuntimeProgram, node: ts.Node): ts.Node {
  const { parent } = node;
  if (ts.isReturnStatement(node)) return node.expression ?? node;
  if (ts.isVariableDeclaration(parent) && parent.name === node) return parent.initializer ?? node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return parent.initializer;
  if (ts.isJsxAttribute(parent) && parent.name === node) {
    const { initializer } = parent;
    return initializer !== undefined && ts.isJsxExpression(initializer)
      ? (initializer.expression ?? node)
      : (initializer ?? node);
  }
  return node;
}

/** True in the options of `client.GET('/path', …)`. */
export function isSent({ ts }: RuntimeProgram, node: ts.Node): boolean {
  for (let current = node; !ts.isSourceFile(current); current = current.parent) {
    const { parent } = current;
    if (ts.isCallExpression(parent) && parent.arguments.indexOf(current as never) > 0 && isApiCall(ts, parent))
      return true;
  }
  return false;
}

export function isApiCall(ts: RuntimeProgram['ts'], call: ts.CallExpression): boolean {
  const [first] = call.arguments;
  return (
    ts.isPropertyAccessExpression(call.expression) &&
    /^[A-Z]{3,7}$/.test(call.expression.name.text) &&
    first !== undefined &&
    ts.isStringLiteralLike(first) &&
    first.text.startsWith('/')
  );
}

function explain(runtime: RuntimeProgram, difference: Difference, isSent: boolean): Mismatch | undefined {
  const { checker } = runtime;
  const { kind, source, target, sourceProperty, targetProperty } = difference;
  const [given] = sourceProperty === undefined ? [] : declarationsOf(runtime, sourceProperty);
  const [wanted] = targetProperty === undefined ? [] : declarationsOf(runtime, targetProperty);
  const words = { is: checker.typeToString(source), needs: checker.typeToString(target) };
  if (isSent) {
    const declaration = wanted ?? given ?? homeOf(runtime, target);
    if (declaration === undefined) return undefined;
    return kind === 'lacks' || kind === 'absent'
      ? { kind: 'requires', declaration, name: targetProperty?.name }
      : { kind: 'changed', declaration, is: words.needs, needs: words.is };
  }
  if (kind === 'lacks') {
    const declaration = homeOf(runtime, source);
    if (declaration !== undefined) {
      return { kind, declaration, name: targetProperty?.name, siblings: namesOf(runtime, source) };
    }
    // A table by values of the description, which has a new one.
    const keys = wanted ?? homeOf(runtime, target);
    return keys && { kind: 'unknown-value', declaration: keys, name: targetProperty?.name };
  }
  const declaration = given ?? homeOf(runtime, source) ?? wanted ?? homeOf(runtime, target);
  return declaration && { kind, declaration, ...words };
}

/** `kind === 'Text'`, where kind can no longer be that. */
function comparisonAt(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const { ts, checker } = runtime;
  const clause = enclosing(node, ts.isCaseClause);
  const binary = ts.isBinaryExpression(node) ? node : undefined;
  const sides =
    binary !== undefined
      ? [binary.left, binary.right]
      : clause !== undefined && clause.expression === node
        ? [clause.parent.parent.expression, clause.expression]
        : [];
  for (const [index, side] of sides.entries()) {
    const symbol = symbolBehind(runtime, side);
    const [declaration] = symbol === undefined ? [] : declarationsOf(runtime, symbol);
    const other = sides[1 - index];
    if (declaration === undefined || other === undefined) continue;
    const type = checker.getTypeAtLocation(side);
    return {
      kind: 'changed',
      declaration,
      is: checker.typeToString(type),
      needs: checker.typeToString(checker.getTypeAtLocation(other)),
    };
  }
  return undefined;
}

/** Whatever else is wrong: the nearest expression whose value comes from the description. */
function subjectAt(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const { ts, checker } = runtime;
  for (let current = node, steps = 0; steps < 4 && !ts.isSourceFile(current); current = current.parent, steps += 1) {
    const symbol = symbolBehind(runtime, current);
    const [declaration] = symbol === undefined ? [] : declarationsOf(runtime, symbol);
    if (declaration !== undefined) {
      return { kind: 'changed', declaration, is: checker.typeToString(checker.getTypeAtLocation(current)) };
    }
  }
  return undefined;
}

function enclosing<T extends ts.Node>(node: ts.Node, test: (node: ts.Node) => node is T): T | undefined {
  let current: ts.Node | undefined = node;
  for (let steps = 0; current !== undefined && steps < 3; current = current.parent, steps += 1) {
    if (test(current)) return current;
  }
  return undefined;
}

function namesOf({ checker }: RuntimeProgram, type: ts.Type): string[] {
  return checker.getPropertiesOfType(checker.getNonNullableType(type)).map(({ name }) => name);
}

function literalText({ ts }: RuntimeProgram, node: ts.Node): string {
  const literal = ts.isLiteralTypeNode(node) ? node.literal : node;
  return ts.isStringLiteralLike(literal) ? literal.text : literal.getText();
}

function unquoted(text: string): string {
  return text.replaceAll(/^['"]|['"]$/g, '');
}
