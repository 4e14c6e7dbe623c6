import { z } from 'zod';
import type { Theme } from '#runtime/contracts/theme.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour such as "#1f4f3c", six lower-case hex digits');
const length = z.string().regex(/^-?\d+(\.\d+)?(px|rem|em)$|^0$/, 'expected a CSS length such as 8px or -0.02em');

const font = z.strictObject({
  family: z.string().min(1).max(60),
  package: z
    .string()
    .regex(/^@fontsource-variable\/[a-z0-9-]+$/, 'expected a package such as "@fontsource-variable/inter"'),
  fallback: z.enum(['Arial', 'Times New Roman', 'Courier New']),
});

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
  fonts: z.strictObject({ text: font, heading: font, measure: font }),
  heading: z.strictObject({
    weight: z.int().min(100).max(900),
    tracking: length,
  }),
  radius: z.strictObject({ small: length, medium: length, large: length, pill: length }),
  density: z.number().min(0.5).max(2),
  cardRatio: z.string().regex(/^\d+ \/ \d+$/, 'expected a ratio such as 4 / 3'),
}) satisfies z.ZodType<Theme>;
