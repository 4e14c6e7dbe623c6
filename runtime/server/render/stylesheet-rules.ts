/** A rule of a stylesheet. */
export type StylesheetRule =
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly block: string }
  /** Rules of a layer or under a condition: `@layer`, `@media`. */
  | { readonly kind: 'group'; readonly condition: string; readonly rules: readonly StylesheetRule[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
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

/** Writes the rules that a document with these classes needs, in their order. */
export function writeRules(rules: readonly StylesheetRule[], classes: ReadonlySet<string>): string {
  const written = rules.map((rule) => (rule.kind === 'keyframes' ? '' : writeRule(rule, classes))).join('');
  const animations = rules.map((rule) => (rule.kind === 'keyframes' && written.includes(rule.name) ? rule.text : ''));
  return `${written}${animations.join('')}`;
}

function writeRule(rule: StylesheetRule, classes: ReadonlySet<string>): string {
  switch (rule.kind) {
    case 'style': {
      const matching = rule.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)));
      return matching.length === 0 ? '' : `${matching.map(({ text }) => text).join(',')}${rule.block}`;
    }
    case 'group': {
      const inner = writeRules(rule.rules, classes);
      return inner === '' ? '' : `${rule.condition}{${inner}}`;
    }
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
