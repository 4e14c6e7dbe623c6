import { ts } from 'ts-morph';
import { isNamespace } from '#cli/runtime-usage/namespaces.ts';
import type { MessageUse } from './runtime-usage.ts';

/** A text that a piece of source uses. */
export type FoundUse = Pick<MessageUse, 'namespace' | 'key' | 'values'>;

/**
 * Returns the text that a piece of source uses: `'cart:items'` anywhere, since tables also contain message keys; ``
 * `routes:${key}` `` and `'routes:' + key` as a pattern. Undefined for anything else.
 */
export function readMessageUse(node: ts.Node): FoundUse | undefined {
  const text = readPattern(node);
  const [, namespace = '', key = ''] = /^([A-Za-z]+):([\w*-]+(?:\.[\w*-]+)*)$/.exec(text ?? '') ?? [];
  if (!isNamespace(namespace)) return undefined;
  const values = readValueNames(node);
  return { namespace, key, ...(values && { values }) };
}

/** Returns the literal text, with `*` for what is interpolated. */
function readPattern(node: ts.Node): string | undefined {
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce((text, span) => `${text}*${span.literal.text}`, node.head.text);
  }
  if (!ts.isStringLiteralLike(node)) return undefined;
  const sum = node.parent;
  const isBeginning =
    ts.isBinaryExpression(sum) && sum.left === node && sum.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isBeginning ? `${node.text}*` : node.text;
}

/**
 * Names of the values that a call passes beside the key; undefined when it is no call of `t`, or passes more than
 * names.
 */
function readValueNames(node: ts.Node): string[] | undefined {
  const argument = outermostChoice(node);
  const call = argument.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== argument) return undefined;
  if (!/(^|\.)t$/.test(call.expression.getText())) return undefined;
  const values = call.arguments[1];
  if (values === undefined) return [];
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map((property) =>
    ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)
      ? property.name.getText()
      : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** `t(many ? 'cart:items' : 'cart:item')` asks for either. */
function outermostChoice(node: ts.Node): ts.Node {
  const { parent } = node;
  const isChosen = ts.isConditionalExpression(parent) && parent.condition !== node;
  return isChosen || ts.isParenthesizedExpression(parent) ? outermostChoice(parent) : node;
}
