/** A rule of a stylesheet. */
export type StylesheetRule =
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly block: string }
  /** Rules of a layer or under a condition: `@layer`, `@media`. */
  | { readonly kind: 'group'; readonly condition: string; readonly rules: readonly StylesheetRule[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  /** A font for some characters. */
  | { readonly kind: 'font'; readonly characters: RegExp; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

interface Selector {
  readonly text: string;
  /** Classes that every match requires. */
  readonly classes: readonly string[];
}

/** Parses a stylesheet that the build wrote. It has no comments, and no braces or commas in strings. */
export function parseStylesheet(css: string): StylesheetRule[] {
  return splitRules(css).map(parseRule);
}

/** What decides which rules a document needs. */
export interface DocumentContent {
  readonly classes: ReadonlySet<string>;
  /** Returns whether the document contains one of some characters. */
  readonly hasOneOf: (characters: RegExp) => boolean;
}

/** Writes the rules that a document needs, in their order. */
export function writeRules(rules: readonly StylesheetRule[], content: DocumentContent): string {
  const written = rules.map((rule) => (rule.kind === 'keyframes' ? '' : writeRule(rule, content))).join('');
  const animations = rules.map((rule) => (rule.kind === 'keyframes' && written.includes(rule.name) ? rule.text : ''));
  return `${written}${animations.join('')}`;
}

function writeRule(rule: StylesheetRule, content: DocumentContent): string {
  switch (rule.kind) {
    case 'style': {
      const matching = rule.selectors.filter((selector) => selector.classes.every((name) => content.classes.has(name)));
      return matching.length === 0 ? '' : `${matching.map(({ text }) => text).join(',')}${rule.block}`;
    }
    case 'group': {
      const inner = writeRules(rule.rules, content);
      return inner === '' ? '' : `${rule.condition}{${inner}}`;
    }
    case 'font':
      return content.hasOneOf(rule.characters) ? rule.text : '';
    case 'keyframes':
    case 'other':
      return rule.text;
  }
}

/** Splits at the ends of top-level rules. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css[at];
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character !== ';') continue;
    if (depth > 0 || character === '{') continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules;
}

function parseRule(text: string): StylesheetRule {
  const open = text.indexOf('{');
  const head = text.slice(0, open).trim();
  // `@layer a,b;` names the order of layers.
  if (open === -1) return { kind: 'other', text };
  const [, animation] = /^@keyframes\s+([\w-]+)/.exec(head) ?? [];
  if (animation !== undefined) return { kind: 'keyframes', name: animation, text };
  if (/^@(?:media|supports|container|layer)\b/.test(head)) {
    return { kind: 'group', condition: head, rules: parseStylesheet(text.slice(open + 1, -1)) };
  }
  const characters = head === '@font-face' ? readCharacters(text) : undefined;
  if (characters) return { kind: 'font', characters, text };
  if (head.startsWith('@')) return { kind: 'other', text };
  return { kind: 'style', selectors: splitSelectors(head).map(parseSelector), block: text.slice(open) };
}

/** Splits a selector list at the commas outside parentheses. */
const splitSelectors = (list: string): readonly string[] =>
  list.match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,(])+/g) ?? [];

function parseSelector(text: string): Selector {
  // Classes in `:not()` or `:is()` are not required.
  const required = text.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  return { text: text.trim(), classes: [...required.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name) };
}

/** Returns a pattern of the characters of a font; `undefined` if it has all, or ranges with wildcards. */
function readCharacters(text: string): RegExp | undefined {
  const [, ranges] = /unicode-range:\s*([^;}]+)/i.exec(text) ?? [];
  if (ranges === undefined || ranges.includes('?')) return undefined;
  const set = ranges.replace(
    /U\+([\dA-F]+)(?:-([\dA-F]+))?(?:,\s*)?/gi,
    (_, from: string, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${set}]`, 'u');
}
