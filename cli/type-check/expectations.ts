import type ts from 'typescript';
import { compareTypes, type Difference } from './compare-types.ts';
import { findTypeNodes, getDeclarations, symbolBehind } from './generated-declarations.ts';
import type { Mismatch } from './mismatch.ts';
import type { RuntimeProgram } from './runtime-program.ts';
import { describeTypes, listEnumValues, listMissingValues, listPropertyNames } from './type-words.ts';

/** A value, with the type that its context requires. */
interface Expectation {
  readonly source: ts.Type;
  readonly target: ts.Type;
  /** The property of a response that holds the value. */
  readonly symbol: ts.Symbol | undefined;
  /** Whether it is in the arguments of an API call. */
  readonly isSent: boolean;
}

/**
 * Returns the mismatches of a value whose context expects another type, found by going outwards until the two do not
 * fit.
 */
export function unmetExpectations(runtime: RuntimeProgram, node: ts.Node): readonly Mismatch[] {
  const { checker } = runtime;
  const missing = missingOptions(runtime, node);
  if (missing) return listRequired(runtime, missing);
  for (const { source, target, symbol, isSent } of expectations(runtime, node)) {
    if (checker.isTypeAssignableTo(source, target)) continue;
    const differences = compareTypes(runtime.ts, checker, source, target, symbol);
    const mismatches = differences.flatMap((difference) =>
      isSent ? explainSent(runtime, difference) : explainRead(runtime, difference),
    );
    const told = mismatches.filter(({ declarations, kind }) => declarations.length > 0 || kind === 'requires');
    if (told.length > 0) return told;
  }
  return [];
}

function* expectations(runtime: RuntimeProgram, node: ts.Node): Generator<Expectation> {
  const { ts, checker } = runtime;
  let current: ts.Node = findTypedExpression(runtime, node);
  for (let steps = 0; steps < 8 && !ts.isSourceFile(current); steps += 1, current = current.parent) {
    if (ts.isSatisfiesExpression(current)) {
      const target = checker.getTypeFromTypeNode(current.type);
      yield { source: checker.getTypeAtLocation(current.expression), target, symbol: undefined, isSent: false };
    }
    if (!ts.isExpression(current)) continue;
    const target = checker.getContextualType(current);
    if (target === undefined) continue;
    const symbol = symbolBehind(runtime, current);
    yield { source: checker.getTypeAtLocation(current), target, symbol, isSent: isSent(runtime, current) };
  }
}

/** Returns the expression whose type is meant, where the compiler underlines a name or a whole statement. */
function findTypedExpression({ ts }: RuntimeProgram, node: ts.Node): ts.Node {
  const { parent } = node;
  if (ts.isReturnStatement(node)) return node.expression ?? node;
  if (ts.isVariableDeclaration(parent) && parent.name === node) return parent.initializer ?? node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return parent.initializer;
  if (!ts.isJsxAttribute(parent) || parent.name !== node) return node;
  const { initializer } = parent;
  return initializer !== undefined && ts.isJsxExpression(initializer)
    ? (initializer.expression ?? node)
    : (initializer ?? node);
}

/** Returns the type of the options of `client.GET('/path')`, where it is called without any. */
function missingOptions({ ts, checker }: RuntimeProgram, node: ts.Node): ts.Type | undefined {
  const call = ts.isCallExpression(node.parent.parent) ? node.parent.parent : node;
  if (!ts.isCallExpression(call) || !isApiCall(ts, call) || call.arguments.length > 1) return undefined;
  const options = checker.getResolvedSignature(call)?.parameters[1];
  const rest = options && checker.getTypeOfSymbolAtLocation(options, call);
  return rest && checker.isTupleType(rest) ? checker.getIndexTypeOfType(rest, ts.IndexKind.Number) : undefined;
}

/** Names of request parts that only group what the description defines. */
const groups: ReadonlySet<string> = new Set(['params', 'header']);

/** Returns what a type requires, down to what the description declares. */
function listRequired(runtime: RuntimeProgram, type: ts.Type): readonly Mismatch[] {
  const { ts, checker } = runtime;
  return checker
    .getPropertiesOfType(type)
    .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
    .flatMap((property): readonly Mismatch[] =>
      groups.has(property.name)
        ? listRequired(runtime, checker.getTypeOfSymbol(property))
        : [{ kind: 'requires', declarations: getDeclarations(runtime, property), name: property.name }],
    );
}

/** Explains a mismatch in what the shop sends: the description is the expected side. */
function explainSent(runtime: RuntimeProgram, difference: Difference): readonly Mismatch[] {
  const { kind, source, target, sourceProperty, targetProperty } = difference;
  const wanted = [...getDeclarations(runtime, targetProperty), ...findTypeNodes(runtime, target)];
  if (kind === 'lacks' && targetProperty && groups.has(targetProperty.name)) {
    return listRequired(runtime, runtime.checker.getTypeOfSymbol(targetProperty));
  }
  if (kind === 'lacks' || kind === 'absent')
    return [{ kind: 'requires', declarations: wanted, name: targetProperty?.name }];
  if (kind === 'extra') {
    return [
      {
        kind: 'refuses',
        declarations: wanted,
        name: sourceProperty?.name,
        siblings: listPropertyNames(runtime, target),
      },
    ];
  }
  const [name] = listMissingValues(runtime, source, target);
  if (name !== undefined)
    return [{ kind: 'refuses', declarations: wanted, name, siblings: listEnumValues(runtime, target) }];
  return [{ kind, declarations: wanted, ...describeTypes(runtime, target, source) }];
}

/** Explains a mismatch in what the shop reads: the description is the given side, and may be the expected one too. */
function explainRead(runtime: RuntimeProgram, difference: Difference): readonly Mismatch[] {
  const { kind, source, target, sourceProperty, targetProperty } = difference;
  const [given, wanted] = [getDeclarations(runtime, sourceProperty), getDeclarations(runtime, targetProperty)];
  const [givenHomes, wantedHomes] = [findTypeNodes(runtime, source), findTypeNodes(runtime, target)];
  const declarations = [...given, ...givenHomes, ...wanted, ...wantedHomes];
  if (kind === 'extra') {
    return [
      {
        kind: 'lacks',
        declarations: wantedHomes,
        name: sourceProperty?.name,
        siblings: listPropertyNames(runtime, target),
      },
    ];
  }
  if (kind === 'lacks' && givenHomes.length > 0) {
    const siblings = listPropertyNames(runtime, source);
    return [{ kind, declarations: [...givenHomes, ...wanted], name: targetProperty?.name, siblings }];
  }
  // An object of the shop is keyed by values of the description, which has a new value.
  if (kind === 'lacks')
    return [{ kind: 'unknown-value', declarations: [...wanted, ...wantedHomes], name: targetProperty?.name }];
  const [value] = kind === 'changed' ? listMissingValues(runtime, source, target) : [];
  if (value !== undefined) return [{ kind: 'unknown-value', declarations, name: value }];
  return [{ kind, declarations, ...describeTypes(runtime, source, target) }];
}

/** Returns whether a node is in the options of `client.GET('/path', …)`. */
function isSent({ ts }: RuntimeProgram, node: ts.Node): boolean {
  for (let current = node; !ts.isSourceFile(current); current = current.parent) {
    const { parent } = current;
    if (ts.isCallExpression(parent) && isApiCall(ts, parent) && parent.arguments.some((one) => one === current)) {
      return parent.arguments[0] !== current;
    }
  }
  return false;
}

/** `client.GET('/path', …)` */
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
