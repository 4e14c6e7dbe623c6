/** Minimum contrast of text of any size, by WCAG 2.2 AA, success criterion 1.4.3. */
export const textContrast = 4.5;

/** Returns WCAG's contrast ratio of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the relative luminance of `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the nearest darker or lighter shade of a colour that is legible against all the others; undefined when none
 * is.
 */
export function legibleShade(color: string, others: readonly string[]): string | undefined {
  const isLegible = (shade: string): boolean => others.every((other) => contrast(shade, other) >= textContrast);
  for (let amount = 1; amount <= 100; amount += 1) {
    const shades = [0, 255].map((end) => toColor(channels(color).map((part) => part + ((end - part) * amount) / 100)));
    const found = shades.find(isLegible);
    if (found !== undefined) return found;
  }
  return undefined;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function toColor(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}
