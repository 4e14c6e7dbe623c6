import { createHash } from 'node:crypto';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import type { RouteKey } from '#runtime/contracts/routes.ts';
import { parseStylesheet, type StylesheetRule, writeRules } from './stylesheet-rules.ts';

/** The inline styles of a document. */
export interface InlineStyles {
  readonly css: string;
  /** Source expression of the Content Security Policy that allows them: `'sha256-…'`. */
  readonly source: string;
}

/** Returns the styles that a page's markup needs; `undefined` in development, where pages link to their stylesheet. */
export type PickPageStyles = (routeKey: RouteKey | undefined, markup: string) => InlineStyles | undefined;

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
  const loadRules = (address: string | undefined): readonly StylesheetRule[] => {
    if (address === undefined) return [];
    const known = parsed.get(address);
    if (known) return known;
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    // URLs of fonts are relative to the stylesheet.
    const rules = parseStylesheet((readAsset(address) ?? '').replace(/url\((?!\/|data:)/g, `url(${folder}`));
    parsed.set(address, rules);
    return rules;
  };
  return (routeKey, markup) => {
    const shared = loadRules(stylesheet);
    if (shared.length === 0) return undefined;
    const own = loadRules(routeKey === undefined ? furtherStyles : routeStyles[routeKey]);
    const css = writeRules([...shared, ...own], {
      classes: collectClasses(markup),
      hasOneOf: (characters) => characters.test(markup),
    });
    return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
  };
}

function collectClasses(markup: string): ReadonlySet<string> {
  const lists = new Set<string>();
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g)) lists.add(list);
  return new Set([...lists].flatMap((list) => list.split(' ')));
}
