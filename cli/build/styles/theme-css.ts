import type { Theme } from '#runtime/contracts/theme.ts';
import type { FontFile, ThemeFonts } from './theme-fonts.ts';

const writeFace = ({ family, weights, unicodeRange }: FontFile, url: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-weight:${weights};font-display:swap;src:url(${url}) format("woff2");unicode-range:${unicodeRange}}`;

/** Returns the custom properties that `runtime/theme/tokens.ts` refers to, without their `--theme-` prefix. */
export function themeProperties(theme: Theme, stacks: ThemeFonts['stacks']): Readonly<Record<string, string>> {
  return {
    ...theme.colors,
    'font-text': stacks.text,
    'font-heading': stacks.heading,
    'font-label': stacks.label,
    // Large figures: in the typeface of labels where a theme has one, else in that of headings.
    'font-figures': stacks.label === stacks.text ? stacks.heading : stacks.label,
    'heading-weight': String(theme.heading.weight),
    'heading-letter-spacing': theme.heading.letterSpacing,
    'radius-small': theme.radius.small,
    'radius-medium': theme.radius.medium,
    'radius-large': theme.radius.large,
    'radius-pill': theme.radius.pill,
    density: String(theme.density),
    'card-ratio': theme.cardRatio,
  };
}

/**
 * Writes the part of the stylesheet that differs between sites: typefaces, colours and shapes.
 *
 * @param theme - The site's theme.
 * @param fonts - Its typefaces.
 * @param urlOf - Address of a font file.
 */
export function writeThemeCss(theme: Theme, fonts: ThemeFonts, urlOf: (font: FontFile) => string): string {
  const properties = Object.entries(themeProperties(theme, fonts.stacks)).map(
    ([name, value]) => `--theme-${name}:${value}`,
  );
  return [
    ...fonts.files.map((font) => writeFace(font, urlOf(font))),
    fonts.fallbackFaces,
    `:root{${properties.join(';')}}`,
    // No property: few themes need it, and none of the others carries it.
    ...(theme.heading.wordSpacing === undefined ? [] : [`h1,h2,h3,h4{word-spacing:${theme.heading.wordSpacing}}`]),
  ].join('\n');
}
