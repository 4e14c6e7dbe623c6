import { z } from 'zod';
import { layoutKeys, layoutVariants } from '#runtime/contracts/layouts.ts';
import type { Theme } from '#runtime/contracts/theme.ts';
import { getRecord } from '../record-of.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour such as "#1f4f3c", six lower-case hex digits');
const length = z.string().regex(/^-?\d+(\.\d+)?(px|rem|em)$|^0$/, 'expected a CSS length such as 8px or -0.02em');

/** A length from `least` to `most` of its unit: what is outside was meant in another unit, or is a slip. */
const bounded = (least: number, most: Readonly<Record<'px' | 'em', number>>) =>
  length.refine((given) => {
    const size = Number.parseFloat(given);
    return size >= least && size <= (given.endsWith('px') ? most.px : most.em);
  }, `expected a length from ${least} to ${most.px}px or ${most.em}em`);

/** A radius of corners. */
export const radius = bounded(0, { px: 100, em: 6 });

/** Width and height of cards are within this of each other: no picture can be seen in a sliver. */
const mostUnequal = 4;

const ratio = z
  .string()
  .regex(/^\d+ \/ \d+$/, 'expected a ratio such as 4 / 3')
  .refine((given) => {
    const [width = 0, height = 0] = given.split(' / ').map(Number);
    return width > 0 && height > 0 && Math.max(width / height, height / width) <= mostUnequal;
  }, `expected a ratio from 1 / ${mostUnequal} to ${mostUnequal} / 1`);

const font = z.strictObject({
  family: z.string().min(1).max(60),
  package: z
    .string()
    .regex(/^@fontsource-variable\/[a-z0-9-]+$/, 'expected a package such as "@fontsource-variable/inter"'),
  fallback: z.enum(['Arial', 'Times New Roman', 'Courier New']),
});

const layoutSchema = z.strictObject(getRecord(layoutKeys, (key) => z.enum(layoutVariants(key)).exactOptional()));

/** The appearance of a site. */
export const themeSchema = z.strictObject({
  colors: z.strictObject({
    surface: color,
    surfaceRaised: color,
    surfaceSunken: color,
    ink: color,
    inkMuted: color,
    line: color,
    accent: color,
    accentStrong: color,
    accentSoft: color,
    onAccent: color,
    header: color,
    onHeader: color,
    footer: color,
    onFooter: color,
    success: color,
    warning: color,
    danger: color,
    info: color,
  }),
  fonts: z.strictObject({ text: font, heading: font, label: font }),
  heading: z.strictObject({
    weight: z.int().min(100).max(900),
    letterSpacing: bounded(-1, { px: 10, em: 0.5 }),
    wordSpacing: bounded(-1, { px: 10, em: 0.5 }).optional(),
  }),
  radius: z.strictObject({
    small: radius,
    medium: radius,
    large: radius,
    pill: bounded(0, { px: 9999, em: 999 }),
  }),
  density: z.number().min(0.5).max(2),
  cardRatio: ratio,
  layout: layoutSchema.default({}),
}) satisfies z.ZodType<Theme>;
