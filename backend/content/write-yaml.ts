import { Document, isCollection, isMap, isPair, isScalar, isSeq, Scalar, visit } from 'yaml';

/** Max. columns of a line, texts excepted. */
const width = 120;

/**
 * Writes a value as readable YAML: a text of several lines as a block, short values on one line, all else one line per
 * entry. No text is folded, so that changing one word changes one line.
 */
export function writeYaml(value: unknown): string {
  const document = new Document(value, { version: '1.2' });
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
    },
    Collection: (_, node, path) => {
      // The top level of a file is written one line per entry, however short it is.
      const depth = path.filter(isCollection).length;
      const key = path.at(-1);
      const before = depth * 2 + (isPair(key) ? measureLength(key.key) + 2 : 2);
      if (depth > 0 && before + measureLength(node) <= width) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true, singleQuote: true });
}

/** Returns the characters of a node on one line; infinite for a node with a text of several lines. */
function measureLength(node: unknown): number {
  if (isScalar(node)) {
    const text = String(node.value);
    if (text.includes('\n')) return Number.POSITIVE_INFINITY;
    return text.length + (/[:,#[\]{}'"&*!|>%@`]/.test(text) ? 2 : 0);
  }
  if (isPair(node)) return measureLength(node.key) + 2 + measureLength(node.value);
  const items = isMap(node) || isSeq(node) ? node.items : [];
  return items.reduce((sum: number, item) => sum + measureLength(item) + 2, 2);
}
