import { Node } from 'ts-morph';
import { isNamespace } from '#cli/runtime-usage/namespaces.ts';
import type { MessageUse } from './runtime-usage.ts';

/**
 * Returns the text that a piece of source uses: `'cart:items'` anywhere, since tables also contain message keys; ``
 * `routes:${key}` `` and `'routes:' + key` as a pattern. Undefined for anything else.
 */
export function readMessageUse(node: Node): Pick<MessageUse, 'namespace' | 'key' | 'values'> | undefined {
  const text = readPattern(node);
  const [, namespace = '', key = ''] = /^([A-Za-z]+):([\w*-]+(?:\.[\w*-]+)*)$/.exec(text ?? '') ?? [];
  if (!isNamespace(namespace)) return undefined;
  const values = readValueNames(node);
  return { namespace, key, ...(values && { values }) };
}

/** Returns the literal text, with `*` for what is interpolated. */
function readPattern(node: Node): string | undefined {
  if (Node.isTemplateExpression(node)) {
    return node
      .getTemplateSpans()
      .reduce((text, span) => `${text}*${span.getLiteral().getLiteralText()}`, node.getHead().getLiteralText());
  }
  if (!Node.isStringLiteral(node) && !Node.isNoSubstitutionTemplateLiteral(node)) return undefined;
  const text = node.getLiteralText();
  const sum = node.getParent();
  const isBeginning =
    Node.isBinaryExpression(sum) && sum.getLeft() === node && sum.getOperatorToken().getText() === '+';
  return isBeginning ? `${text}*` : text;
}

/**
 * Names of the values that a call passes beside the key; undefined when it is no call of `t`, or passes more than
 * names.
 */
function readValueNames(node: Node): string[] | undefined {
  const argument = outermostChoice(node);
  const call = argument.getParent();
  if (!Node.isCallExpression(call) || call.getArguments()[0] !== argument) return undefined;
  if (!/(^|\.)t$/.test(call.getExpression().getText())) return undefined;
  const values = call.getArguments()[1];
  if (values === undefined) return [];
  if (!Node.isObjectLiteralExpression(values)) return undefined;
  const names = values
    .getProperties()
    .map((property) =>
      Node.isPropertyAssignment(property) || Node.isShorthandPropertyAssignment(property)
        ? property.getName()
        : undefined,
    );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** `t(many ? 'cart:items' : 'cart:item')` asks for either. */
function outermostChoice(node: Node): Node {
  const parent = node.getParent();
  const isChosen = Node.isConditionalExpression(parent) && parent.getCondition() !== node;
  return isChosen || Node.isParenthesizedExpression(parent) ? outermostChoice(parent) : node;
}
