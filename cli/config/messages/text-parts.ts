/** A range of a text, in UTF-16 units from its beginning. */
export interface Span {
  readonly offset: number;
  readonly length: number;
}

/** `{{name}}` or `{{name, format}}`. */
export interface Placeholder extends Span {
  readonly name: string;
  /** Includes options: `currency(EUR)`. Empty when there is none. */
  readonly format: string;
}

/** `$t(namespace:key)`: a reference to another text. */
export interface Nesting extends Span {
  readonly key: string;
}

/** Braces that do not form a valid placeholder. */
export interface BraceFault extends Span {
  /** As written. */
  readonly text: string;
  /** The text between the braces, when it could be a name. */
  readonly name: string;
  /** `single` is `{name}`; `unbalanced` lacks a brace; `unnamed` is `{{}}` or has no name in it; `stray` is a lone brace. */
  readonly kind: 'single' | 'unbalanced' | 'unnamed' | 'stray';
}

/** The non-literal parts of a text. */
export interface TextParts {
  readonly placeholders: readonly Placeholder[];
  readonly nestings: readonly Nesting[];
  readonly faults: readonly BraceFault[];
  /** HTML tags and character references, which would be shown to visitors literally. */
  readonly markup: readonly Span[];
}

const nothing: TextParts = { placeholders: [], nestings: [], faults: [], markup: [] };

/** Splits a text into its parts, in i18next's notation. */
export function textParts(text: string): TextParts {
  if (!/[{}<&]|\$t\(/.test(text)) return nothing;
  const placeholders: Placeholder[] = [];
  const faults: BraceFault[] = [];
  // Recognized placeholders are replaced by blanks, so that only unrecognized braces are left.
  const rest = text.replace(/\{\{([^{}]*)\}\}/g, (whole, inner: string, offset: number) => {
    const span = { offset, length: whole.length };
    const [, name = '', format = ''] = /^-?\s*([\w.]+)\s*(?:,\s*(.*?)\s*)?$/.exec(inner) ?? [];
    if (name === '') faults.push({ ...span, text: whole, name: inner.trim(), kind: 'unnamed' });
    else placeholders.push({ ...span, name, format });
    return ' '.repeat(whole.length);
  });
  for (const match of rest.matchAll(/(\{+)\s*([\w.]*)\s*(\}*)|(\}+)/g)) faults.push(braceFault(match));
  return {
    placeholders,
    faults: faults.sort((a, b) => a.offset - b.offset),
    nestings: [...text.matchAll(/\$t\(\s*([^,)\s]*)[^)]*\)/g)].map((match) => ({
      ...toSpan(match),
      key: match[1] ?? '',
    })),
    markup: [...text.matchAll(/<\/?[A-Za-z0-9][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/gi)].map(toSpan),
  };
}

function braceFault(match: RegExpMatchArray): BraceFault {
  const [text, open = '', name = '', close = '', lone = ''] = match;
  const trimmed = text.trimEnd();
  const span = { offset: match.index ?? 0, length: trimmed.length, text: trimmed, name };
  if (open.length === 1 && close.length === 1) return { ...span, kind: name === '' ? 'stray' : 'single' };
  return { ...span, kind: open.length + close.length + lone.length > 1 ? 'unbalanced' : 'stray' };
}

function toSpan(match: RegExpMatchArray): Span {
  return { offset: match.index ?? 0, length: match[0].length };
}
