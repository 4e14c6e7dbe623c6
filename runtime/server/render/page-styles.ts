import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import { parseStylesheet, type StylesheetRule, writeRules } from './stylesheet-rules.ts';
import { inlineThemeValues, readThemeValues, type ThemeValues } from './theme-values.ts';

/** The inline styles of a document. */
export interface InlineStyles {
  readonly css: string;
  /** Source expression of the Content Security Policy that allows them: `'sha256-…'`. */
  readonly source: string;
}

/** Styles that were picked, and what the characters of the markup had to do with it. */
interface PickedStyles {
  readonly styles: InlineStyles;
  readonly answers: readonly (readonly [characters: RegExp, isContained: boolean])[];
}

/** Max. sets of classes whose styles are remembered; pages of a route have few. */
const maxRemembered = 300;

/** Returns the styles that a page's markup needs; `undefined` in development, where pages link to their stylesheet. */
export type PickPageStyles = (routeKey: string | undefined, markup: string) => InlineStyles | undefined;

/**
 * Picks the rules of a page's stylesheets whose classes are in its markup, and the fonts of its characters: a browser can paint the document as it arrives. A third
 * to half of the rules are for other pages, or for parts that only the application shows.
 *
 * @param readAsset - Returns the text of a file of the client build by its address.
 */
export function createPageStyles(
  { stylesheet, routeStyles, furtherStyles }: ClientManifest,
  readAsset: (address: string) => string | undefined,
): PickPageStyles {
  const parsed = new Map<string, readonly StylesheetRule[]>();
  const readText = (address: string): string => readAsset(address) ?? '';
  let theme: ThemeValues | undefined;
  const loadRules = (address: string | undefined): readonly StylesheetRule[] => {
    if (address === undefined) return [];
    const known = parsed.get(address);
    if (known) return known;
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    // URLs of fonts are relative to the stylesheet.
    theme ??= readThemeValues(readText(stylesheet));
    const css = inlineThemeValues(readText(address), theme);
    const rules = parseStylesheet(css.replace(/url\((?!\/|data:)/g, `url(${folder}`));
    parsed.set(address, rules);
    return rules;
  };
  const remembered = new LRUCache<string, readonly PickedStyles[]>({ max: maxRemembered });
  const pick = (routeKey: string | undefined, classLists: ReadonlySet<string>, markup: Markup): PickedStyles => {
    const own = loadRules(routeKey === undefined ? furtherStyles : routeStyles[routeKey]);
    const answers: (readonly [RegExp, boolean])[] = [];
    const css = writeRules([...loadRules(stylesheet), ...own], {
      classes: new Set([...classLists].flatMap((list) => list.split(' '))),
      hasOneOf: (characters) => {
        const isContained = hasOneOf(markup, characters);
        answers.push([characters, isContained]);
        return isContained;
      },
    });
    const source = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
    return { styles: { css, source }, answers };
  };
  return (routeKey, text) => {
    if (loadRules(stylesheet).length === 0) return undefined;
    const markup = { text, beyondAscii: text.match(/[^\0-\x7f]+/g)?.join('') ?? '' };
    const classLists = collectClassLists(text);
    const key = `${routeKey}"${[...classLists].join('"')}`;
    const known = remembered.get(key) ?? [];
    const same = known.find(({ answers }) =>
      answers.every(([characters, isContained]) => hasOneOf(markup, characters) === isContained),
    );
    if (same) return same.styles;
    const picked = pick(routeKey, classLists, markup);
    remembered.set(key, [...known, picked]);
    return picked.styles;
  };
}

/** The markup of a page, and its characters beyond ASCII, which are few. */
interface Markup {
  readonly text: string;
  readonly beyondAscii: string;
}

const ascii = String.fromCharCode(...Array(0x80).keys());

/** Returns whether markup has one of the characters. Most fonts have none of ASCII: all of the markup need not be searched. */
const hasOneOf = ({ text, beyondAscii }: Markup, characters: RegExp): boolean =>
  characters.test(beyondAscii) || (characters.test(ascii) && characters.test(text));

const beforeClasses = ' class="';

/** Returns the values of the class attributes. */
function collectClassLists(markup: string): ReadonlySet<string> {
  const lists = new Set<string>();
  for (let at = markup.indexOf(beforeClasses); at !== -1; at = markup.indexOf(beforeClasses, at)) {
    const start = at + beforeClasses.length;
    at = markup.indexOf('"', start);
    if (at === -1) break;
    lists.add(markup.slice(start, at));
  }
  return lists;
}
