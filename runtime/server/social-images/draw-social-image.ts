import { escapeMarkup } from '../render/escape.ts';
import { type SiteIcon, type SocialImage, type SocialLook, socialImageSize } from './social-image.ts';

/** Size of a text as it is drawn, in pixels; `x` and `y` of its upper left corner from the start of its baseline. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Measures a text in the type of headings. @param size - Font size in pixels. */
export type MeasureText = (text: string, size: number) => Extent;

const { width, height } = socialImageSize;

/** Pixels between the edge and what is written. */
const margin = 72;

/** Where the picture begins. */
const pictureFrom = 640;

/** Sizes that a title is tried in, in pixels, and the lines that fit at each. Those of the first two are for a title alone. */
const sizes = [
  { size: 128, lines: 2 },
  { size: 104, lines: 3 },
  { size: 84, lines: 3 },
  { size: 72, lines: 4 },
  { size: 60, lines: 5 },
  { size: 50, lines: 6 },
] as const;

const lineHeight = 1.1;

/**
 * Draws the image of a page as SVG: the title beside the picture, and the shop's name below it.
 *
 * @param jpeg - The picture; absent: the title has all the room.
 */
export function drawSocialImage(
  { look, title }: Pick<SocialImage, 'look' | 'title'>,
  measure: MeasureText,
  jpeg?: Uint8Array,
): string {
  const { surface, ink, inkMuted, accent } = look.colors;
  const room = (jpeg ? pictureFrom : width) - 2 * margin;
  const { lines, size } = breakTitle(title, room, measure, jpeg ? sizes.slice(2) : sizes);
  const text = lines.map((line, index) =>
    write(line, look, margin, margin + size * (0.82 + index * lineHeight), size, ink),
  );
  return svg(width, height, [
    `<rect width="${width}" height="${height}" fill="${escapeMarkup(surface)}"/>`,
    ...(jpeg
      ? [
          `<image x="${pictureFrom}" width="${width - pictureFrom}" height="${height}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}"/>`,
        ]
      : [`<rect x="${width - 24}" width="24" height="${height}" fill="${escapeMarkup(accent)}"/>`]),
    ...text,
    `<rect x="${margin}" y="${height - margin - 52}" width="64" height="6" fill="${escapeMarkup(accent)}"/>`,
    write(shorten(look.shopName, room, 30, measure), look, margin, height - margin, 30, inkMuted),
  ]);
}

/** Draws an icon of the site as SVG: the first letter of its name on its accent colour. */
export function drawIcon({ look, size, maskable }: SiteIcon, measure: MeasureText): string {
  const initial = [...look.shopName.trim()][0]?.toUpperCase() ?? '';
  // What is cut out of a maskable icon is at least a circle of four fifths.
  const letterSize = size * (maskable ? 0.56 : 0.66);
  const extent = measure(initial, letterSize);
  const x = (size - extent.width) / 2 - extent.x;
  const y = (size - extent.height) / 2 - extent.y;
  const round = maskable ? 0 : size * 0.22;
  return svg(size, size, [
    `<rect width="${size}" height="${size}" rx="${round}" fill="${escapeMarkup(look.colors.accent)}"/>`,
    write(initial, { ...look, letterSpacing: '0' }, x, y, letterSize, look.colors.onAccent),
  ]);
}

/** Draws a text whose {@link Extent} is wanted. */
export function drawMeasured(text: string, look: SocialLook, size: number): string {
  return svg(width, height, [write(text, look, 0, 0, size, '#000')]);
}

function svg(wide: number, high: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${parts.join('')}</svg>`;
}

function write(text: string, look: SocialLook, x: number, y: number, size: number, color: string): string {
  const spacing = Number.parseFloat(look.letterSpacing) * size;
  const attributes = {
    x: String(x),
    y: String(y),
    'font-family': look.family,
    'font-size': String(size),
    'letter-spacing': String(Number.isFinite(spacing) ? spacing : 0),
    fill: color,
  };
  const markup = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  return `<text${markup.join('')}>${escapeMarkup(text)}</text>`;
}

/** Breaks a title into lines at the largest size at which it fits; what is too long for the smallest ends in an ellipsis. */
function breakTitle(
  title: string,
  room: number,
  measure: MeasureText,
  tried: readonly (typeof sizes)[number][],
): { lines: readonly string[]; size: number } {
  let last: { lines: readonly string[]; size: number } = { lines: [], size: 0 };
  for (const { size, lines: most } of tried) {
    const lines = breakLines(title, room, (text) => measure(text, size).width);
    const isWhole = lines.length <= most && lines.every((line) => measure(line, size).width <= room);
    if (isWhole) return { lines, size };
    const kept = lines.slice(0, most);
    if (lines.length > most) kept.push(`${kept.pop() ?? ''} …`);
    last = { lines: kept.map((line) => shorten(line, room, size, measure)), size };
  }
  return last;
}

/** Breaks a text between its words. A word that is wider than a line has one of its own. */
function breakLines(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) > room) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/** Shortens a text to a width, with an ellipsis. */
function shorten(text: string, room: number, size: number, measure: MeasureText): string {
  if (measure(text, size).width <= room) return text;
  const characters = [...text.replace(/ ?…$/, '')];
  while (characters.length > 1 && measure(`${characters.join('')}…`, size).width > room) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
