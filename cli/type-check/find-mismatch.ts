import type ts from 'typescript';
import { unmetExpectations } from './expectations.ts';
import { findTypeNodes, getDeclarations, symbolBehind } from './generated-declarations.ts';
import type { Mismatch } from './mismatch.ts';
import type { RuntimeProgram } from './runtime-program.ts';
import { describeType, describeTypes, listEnumValues, listMissingValues, listPropertyNames } from './type-words.ts';

/** Compiler codes for a missing property or member. */
const lacking = new Set([2339, 2353, 2493, 2550, 2551, 2561, 2568, 2576, 7053]);
/** Compiler codes for a value that may be null or undefined. */
const absent = new Set([2531, 2532, 2533, 2721, 2722, 2723, 18047, 18048, 18049]);

/** Finds the mismatches with the generated types that a compiler error names; none when it names none. */
export function findMismatches(runtime: RuntimeProgram, diagnostic: ts.Diagnostic): readonly Mismatch[] {
  const { file, start, code } = diagnostic;
  if (file === undefined || start === undefined) return [];
  const node = findNode(runtime, file, start, diagnostic.length ?? 1);
  const named =
    (lacking.has(code) ? findLackingMember(runtime, node) : undefined) ??
    (absent.has(code) ? findUnexpectedRead(runtime, node, 'absent') : undefined) ??
    findConstraint(runtime, node);
  if (named !== undefined) return [named];
  const unmet = unmetExpectations(runtime, node);
  if (unmet.length > 0) return unmet;
  const other = findComparison(runtime, node) ?? findSubject(runtime, node);
  return other === undefined ? [] : [other];
}

/** Returns the outermost node that begins and ends where the complaint does, else the innermost one around it. */
function findNode({ ts }: RuntimeProgram, file: ts.SourceFile, start: number, length: number): ts.Node {
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

function findLackingMember(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const { ts, checker } = runtime;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    // A missing method of arrays or strings means that the value's type has changed altogether.
    const isMethod = ts.isCallExpression(parent.parent) && parent.parent.expression === parent;
    const type = checker.getTypeAtLocation(parent.expression);
    const read = isMethod ? findUnexpectedRead(runtime, parent.expression, 'changed') : undefined;
    return read ?? findLackingProperty(runtime, type, node.getText(), parent.expression);
  }
  const element = ts.isBindingElement(node) ? node : ts.isBindingElement(parent) ? parent : undefined;
  if (element !== undefined && ts.isObjectBindingPattern(element.parent)) {
    const name = (element.propertyName ?? element.name).getText();
    return findLackingProperty(runtime, checker.getTypeAtLocation(element.parent), name, element.parent);
  }
  if (ts.isElementAccessExpression(parent)) {
    const type = checker.getTypeAtLocation(parent.expression);
    return findLackingProperty(runtime, type, lackingKey(runtime, type, parent.argumentExpression), parent.expression);
  }
  const indexed = enclosing(node, ts.isIndexedAccessTypeNode);
  if (indexed !== undefined) {
    const type = checker.getTypeFromTypeNode(indexed.objectType);
    return findLackingProperty(runtime, type, literalText(runtime, indexed.indexType), indexed.objectType);
  }
  return findRefusedProperty(runtime, node);
}

/** Returns the key that a type lacks, of those that an expression such as `hz${hertz}` can stand for. */
function lackingKey(runtime: RuntimeProgram, type: ts.Type, argument: ts.Expression): string {
  const keys = listEnumValues(runtime, runtime.checker.getTypeAtLocation(argument));
  const known = listPropertyNames(runtime, type);
  return keys.find((key) => !known.includes(key)) ?? literalText(runtime, argument);
}

/** Returns the mismatch of a property of an object literal that its target type does not have. */
function findRefusedProperty(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const { ts, checker } = runtime;
  const literal = enclosing(node, ts.isObjectLiteralExpression);
  const expected = literal === undefined ? undefined : checker.getContextualType(literal);
  const declarations = expected === undefined ? [] : findTypeNodes(runtime, expected);
  if (expected === undefined || declarations.length === 0) return undefined;
  const name = node.getText().replaceAll(/^['"]|['"]$/g, '');
  return { kind: 'refuses', declarations, name, siblings: listPropertyNames(runtime, expected) };
}

function findLackingProperty(
  runtime: RuntimeProgram,
  type: ts.Type,
  name: string,
  subject: ts.Node,
): Mismatch | undefined {
  const homes = findTypeNodes(runtime, type);
  if (homes.length > 0) return { kind: 'lacks', declarations: homes, name, siblings: listPropertyNames(runtime, type) };
  return findUnexpectedRead(runtime, subject, 'changed');
}

/** Returns the mismatch of an expression whose type is not what the shop expects. */
function findUnexpectedRead(runtime: RuntimeProgram, node: ts.Node, kind: 'absent' | 'changed'): Mismatch | undefined {
  const declarations = getDeclarations(runtime, symbolBehind(runtime, node));
  if (declarations.length === 0) return undefined;
  const type = runtime.checker.getTypeAtLocation(node);
  const isAbsent = kind === 'absent' || runtime.checker.getNonNullableType(type) !== type;
  return { kind: isAbsent ? 'absent' : 'changed', declarations, is: describeType(runtime, type) };
}

/** `Pick<Product, 'name'>`, where there is no name any more. */
function findConstraint(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const { ts, checker } = runtime;
  const reference = enclosing(node, ts.isTypeReferenceNode);
  const [subject, names] = reference?.typeArguments ?? [];
  if (subject === undefined || names === undefined || subject === node) return undefined;
  const type = checker.getTypeFromTypeNode(subject);
  const asked = checker.getTypeFromTypeNode(names);
  const siblings = listPropertyNames(runtime, type);
  const name = (asked.isUnion() ? asked.types : [asked])
    .flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
    .find((one) => !siblings.includes(one));
  const declarations = findTypeNodes(runtime, type);
  return name === undefined || declarations.length === 0 ? undefined : { kind: 'lacks', declarations, name, siblings };
}

/** `kind === 'Text'`, where kind can no longer be that. */
function findComparison(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  const { ts, checker } = runtime;
  const clause = enclosing(node, ts.isCaseClause);
  const binary = enclosing(node, ts.isBinaryExpression);
  const sides =
    binary !== undefined
      ? [binary.left, binary.right]
      : clause !== undefined && clause.expression === node
        ? [clause.parent.parent.expression, clause.expression]
        : [];
  for (const [index, side] of sides.entries()) {
    const other = sides[1 - index];
    const declarations = getDeclarations(runtime, symbolBehind(runtime, side));
    if (declarations.length === 0 || other === undefined) continue;
    const [is, needs] = [checker.getTypeAtLocation(side), checker.getTypeAtLocation(other)];
    const [value] = listMissingValues(runtime, needs, is);
    if (value !== undefined)
      return { kind: 'lost-value', declarations, name: value, siblings: listEnumValues(runtime, is) };
    return { kind: 'changed', declarations, ...describeTypes(runtime, is, needs) };
  }
  return undefined;
}

/** Returns the nearest expression whose value comes from the description, for all other mismatches. */
function findSubject(runtime: RuntimeProgram, node: ts.Node): Mismatch | undefined {
  for (
    let current = node, steps = 0;
    steps < 4 && !runtime.ts.isSourceFile(current);
    current = current.parent, steps += 1
  ) {
    const mismatch = findUnexpectedRead(runtime, current, 'changed');
    if (mismatch !== undefined) return mismatch;
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

function literalText({ ts }: RuntimeProgram, node: ts.Node): string {
  const literal = ts.isLiteralTypeNode(node) ? node.literal : node;
  return ts.isStringLiteralLike(literal) ? literal.text : literal.getText();
}
