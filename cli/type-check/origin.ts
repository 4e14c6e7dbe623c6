import type ts from 'typescript';
import type { OperationUse } from '#cli/runtime-usage/runtime-usage.ts';
import { isApiCall } from './expectations.ts';
import type { RuntimeProgram } from './runtime-program.ts';

/**
 * Returns the operation whose answer a line uses, where the types no longer tell: the call around it, else the
 * procedure that its values come from, followed through variables of the same file.
 */
export function findOrigin(
  runtime: RuntimeProgram,
  node: ts.Node,
  uses: readonly OperationUse[],
): OperationUse | undefined {
  const seen = new Set<ts.Node>();
  const { ts, checker } = runtime;
  const findCallWithin = (root: ts.Node): OperationUse | undefined => {
    if (seen.has(root)) return undefined;
    seen.add(root);
    let found = findOperation(root);
    ts.forEachChild(root, (child) => {
      found ??= findCallWithin(child);
    });
    if (found !== undefined || !ts.isIdentifier(root)) return found;
    for (const declaration of checker.getSymbolAtLocation(root)?.declarations ?? []) {
      if (declaration.getSourceFile() !== root.getSourceFile()) continue;
      const variable = findVariable(ts, declaration);
      if (variable?.initializer !== undefined) found ??= findCallWithin(variable.initializer);
    }
    return found;
  };
  const findOperation = (current: ts.Node): OperationUse | undefined => {
    if (ts.isCallExpression(current) && isApiCall(ts, current)) {
      const [first] = current.arguments;
      const method = ts.isPropertyAccessExpression(current.expression)
        ? current.expression.name.text.toLowerCase()
        : '';
      return uses.find(
        (use) =>
          use.method === method && first !== undefined && ts.isStringLiteralLike(first) && use.path === first.text,
      );
    }
    if (!ts.isPropertyAccessExpression(current)) return undefined;
    const text = current.getText().replaceAll(/\s/g, '');
    return uses.find(({ usedBy }) => usedBy.some((procedure) => text.endsWith(`.${procedure}`)));
  };
  // Request data belongs to the call that sends it, wherever its parts come from.
  const call = ts.findAncestor(node, (one) => ts.isCallExpression(one) && isApiCall(ts, one));
  if (call !== undefined) return findOperation(call);
  for (let current = node; !ts.isSourceFile(current); current = current.parent) {
    const found = findCallWithin(current);
    if (found !== undefined) return found;
    if (ts.isStatement(current) && ts.isSourceFile(current.parent)) return undefined;
  }
  return undefined;
}

/** Returns the variable that a name belongs to, itself or by a pattern. */
function findVariable(ts: RuntimeProgram['ts'], declaration: ts.Node): ts.VariableDeclaration | undefined {
  let current = declaration;
  while (ts.isBindingElement(current)) current = current.parent.parent;
  return ts.isVariableDeclaration(current) ? current : undefined;
}
