import type ts from 'typescript';
import type { TypeScript } from './typescript.ts';

/** A step into generated types: a property, or one of the `of` members of a union or intersection. */
export type TypeStep = { readonly property: string } | { readonly member: number; readonly of: number };

/** Returns the path of a node of generated types from the top of its file: `components`, `schemas`, `Price`, … */
export function getTypePath(ts: TypeScript, node: ts.Node): readonly TypeStep[] {
  const steps: TypeStep[] = [];
  for (let current = node; !ts.isSourceFile(current); current = current.parent) {
    const { parent } = current;
    if (ts.isPropertySignature(current)) steps.unshift({ property: readName(ts, current.name) });
    else if (ts.isInterfaceDeclaration(current)) steps.unshift({ property: current.name.text });
    else if (ts.isTypeNode(current) && (ts.isUnionTypeNode(parent) || ts.isIntersectionTypeNode(parent))) {
      steps.unshift({ member: parent.types.indexOf(current), of: parent.types.length });
    }
  }
  return steps;
}

function readName(ts: TypeScript, name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}
