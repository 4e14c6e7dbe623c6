import { Document, isCollection, isMap, isPair, isScalar, isSeq, Scalar, visit } from 'yaml';

/** Columns that a line has at most, but for texts. */
const width = 120;

/**
 * Writes a value as YAML for people: a text of several lines as a block, what is short on one line, all else a line an entry. No
 * text is folded, so that a change of one word is a change of one line.
 */
export function writeYaml(value: unknown): string {
  const document = new Document(value, { version: '1.2' });
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    },
    Collection: (_, node, path) => {
      // What a file consists of is written line by line, however short it is.
      const depth = path.filter(isCollection).length;
      const key = path.at(-1);
      const before = depth * 2 + (isPair(key) ? lengthOf(key.key) + 2 : 2);
      if (depth > 0 && before + lengthOf(node) <= width) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true, singleQuote: true });
}

/** Characters that a node has on one line; infinite for one that holds a text of several lines. */
function lengthOf(node: unknown): number {
  if (isScalar(node)) {
    const text = String(node.value);
    if (text.includes('\n')) return Number.POSITIVE_INFINITY;
    return text.length + (/[:,#[\]{}'"&*!|>%@`]/.test(text) ? 2 : 0);
  }
  if (isPair(node)) return lengthOf(node.key) + 2 + lengthOf(node.value);
  const items = isMap(node) || isSeq(node) ? node.items : [];
  return items.reduce((sum: number, item) => sum + lengthOf(item) + 2, 2);
}
