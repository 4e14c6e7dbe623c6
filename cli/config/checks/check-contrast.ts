import { type Diagnostic, warningAt } from '#cli/diagnostics/diagnostic.ts';
import { type LocatedMap, placeAt, textAt } from '#cli/sources/located.ts';
import { type LayoutKey, layoutKeys } from '#runtime/contracts/layouts.ts';
import type { ThemeColors } from '#runtime/contracts/theme.ts';
import { type LayerOrder, latest } from '../layer-order.ts';
import { contrast, legibleShade, textContrast } from './contrast.ts';

type Role = keyof ThemeColors;

const pages = ['surface', 'surfaceRaised', 'surfaceSunken'] as const;

/** Text colours, each with the background colours that the screens use it on. */
const textGrounds: readonly (readonly [text: Role, grounds: readonly Role[]])[] = [
  ['ink', [...pages, 'accentSoft']],
  ['inkMuted', [...pages, 'accentSoft']],
  ['accentStrong', [...pages, 'accentSoft']],
  ['success', pages],
  ['warning', pages],
  ['danger', pages],
  ['info', pages],
  ['onAccent', ['accent']],
  ['onHeader', ['header']],
  ['onFooter', ['footer']],
];

/** What variants show besides, by `key.variant`. */
const layoutGrounds: Readonly<Record<string, typeof textGrounds>> = {
  // The headline may reach over the discs of the field.
  'hero.color': [['onAccent', ['accentStrong']]],
  // The line of service and languages stands on the page.
  'header.capsule': [['onHeader', ['surface']]],
};

/** Returns the text colours of a layout, each with its background colours. @param variantOf - The variant that a theme names for a key. */
export function groundsOfLayout(variantOf: (key: LayoutKey) => string | undefined): typeof textGrounds {
  return [...textGrounds, ...layoutKeys.flatMap((key) => layoutGrounds[`${key}.${variantOf(key)}`] ?? [])];
}

/**
 * Checks that text has enough contrast. Reports at the colour of the text, or at its background where a higher layer
 * sets that.
 */
export function checkContrast(tree: LocatedMap, order: LayerOrder): Diagnostic[] {
  return groundsOfLayout((key) => textAt(tree, 'theme', 'layout', key)).flatMap(([text, grounds]): Diagnostic[] => {
    const color = getColor(tree, text);
    if (color === undefined) return [];
    const known = grounds.flatMap((role) => {
      const ground = getColor(tree, role);
      return ground === undefined ? [] : [{ role, ground, ratio: contrast(color, ground) }];
    });
    const [worst] = known.filter(({ ratio }) => ratio < textContrast).toSorted((a, b) => a.ratio - b.ratio);
    if (worst === undefined) return [];
    const shade = legibleShade(
      color,
      known.map(({ ground }) => ground),
    );
    const other = legibleShade(worst.ground, [color]);
    const places = [placeAt(tree, ['theme', 'colors', text]), placeAt(tree, ['theme', 'colors', worst.role])] as const;
    const isGround = places[0].file !== places[1].file && latest(order, ...places) === places[1];
    const help = [
      { role: text, value: shade },
      { role: worst.role, value: other },
    ];
    const message = `${text} (${color}) on ${worst.role} (${worst.ground}) has a contrast of ${shown(worst.ratio)}:1, and text needs ${textContrast}:1`;
    return [warningAt('theme.contrast', places[isGround ? 1 : 0], message, offer(isGround ? help.reverse() : help))];
  });
}

function offer(choices: readonly { readonly role: Role; readonly value: string | undefined }[]): string | undefined {
  const [nearest] = choices.filter(({ value }) => value !== undefined);
  return nearest && `Did you mean "${nearest.value}" for ${nearest.role}? It is the nearest shade that can be read.`;
}

/** Formats a ratio rounded down: 4.499 is not enough, and must not look as if it were. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function getColor(tree: LocatedMap, role: Role): string | undefined {
  const color = textAt(tree, 'theme', 'colors', role);
  return color !== undefined && /^#[0-9a-f]{6}$/.test(color) ? color : undefined;
}
