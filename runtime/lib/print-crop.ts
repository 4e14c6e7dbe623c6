/** Millimetres of a print, or pixels of a picture. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in whole pixels of the upright image, after its rotation. */
export interface Rectangle extends Sides {
  readonly x: number;
  readonly y: number;
}

/** Degrees clockwise. */
export type Rotation = 0 | 90 | 180 | 270;

/** The corner or the middle of a rectangle that stays in place while it is resized. */
export type Anchor = 'middle' | `${'upper' | 'lower'}${'Left' | 'Right'}`;

const tenthsOfInch = 254;

/** Returns the size of an image after a rotation: width and height are swapped by a quarter turn. */
export function turned({ width, height }: Sides, rotation: Rotation): Sides {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns the rotation after a quarter turn, clockwise or counterclockwise. */
export function turnedBy(rotation: Rotation, quarters: 1 | -1): Rotation {
  const order: readonly Rotation[] = [0, 90, 180, 270];
  return order[(order.indexOf(rotation) + quarters + order.length) % order.length] ?? 0;
}

/** Returns the dots per inch at which a crop prints, rounded down: those of the side that has fewer. */
export function effectiveDpi(part: Sides, print: Sides): number {
  return Math.min(
    Math.floor((part.width * tenthsOfInch) / (print.width * 10)),
    Math.floor((part.height * tenthsOfInch) / (print.height * 10)),
  );
}

/** Returns the largest crop of an image that has the proportions of a print, from its middle. */
export function largestPart(picture: Sides, print: Sides): Rectangle {
  return centredIn(picture, sidesWithin(picture, print));
}

/** Returns a requested crop in whole pixels, inside the image, and in the proportions of the print. */
export function fitted({ x, y, ...sides }: Rectangle, picture: Sides, print: Sides): Rectangle {
  const wanted = isUpright(print) ? sides.height : sides.width;
  return inside({ x, y, ...sidesWithin(picture, print, wanted) }, picture);
}

/** Returns a crop, moved by so many pixels but not outside the image. */
export function moved(part: Rectangle, across: number, down: number, picture: Sides): Rectangle {
  return inside({ ...part, x: part.x + across, y: part.y + down }, picture);
}

/** Returns a crop, moved so that its middle is as near to a point as the image allows. */
export function centredAt(part: Rectangle, point: { readonly x: number; readonly y: number }, picture: Sides) {
  return inside({ ...part, x: point.x - part.width / 2, y: point.y - part.height / 2 }, picture);
}

/**
 * Returns a crop whose longer side has a length, or the longest that fits the image.
 *
 * @param long - Pixels of the side that is the longer one of the print; of its width where they are alike.
 * @param anchor - What stays where it is. From the middle a part may move, so that it can grow as large as the picture.
 */
export function resized(part: Rectangle, long: number, anchor: Anchor, picture: Sides, print: Sides): Rectangle {
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  if (anchor === 'middle') return centredAt({ ...part, ...sidesWithin(picture, print, long) }, middle, picture);
  const isLeft = anchor.endsWith('Left');
  const isUpper = anchor.startsWith('upper');
  const room = {
    width: isLeft ? picture.width - part.x : part.x + part.width,
    height: isUpper ? picture.height - part.y : part.y + part.height,
  };
  const sides = sidesWithin(room, print, long);
  return {
    x: isLeft ? part.x : part.x + part.width - sides.width,
    y: isUpper ? part.y : part.y + part.height - sides.height,
    ...sides,
  };
}

/**
 * Returns a crop in the proportions of another print: around the same middle, and with the same share of the largest
 * possible one.
 */
export function reproportioned(part: Rectangle, picture: Sides, before: Sides, print: Sides): Rectangle {
  const share = longSide(part, before) / longSide(largestPart(picture, before), before);
  const long = share * longSide(largestPart(picture, print), print);
  return resized(part, long, 'middle', picture, print);
}

/**
 * Returns a crop after a quarter turn of its image: around the same middle, and with the same share of the largest
 * possible one.
 *
 * @param picture - As it was before.
 */
export function turnedPart(part: Rectangle, quarters: 1 | -1, picture: Sides, print: Sides): Rectangle {
  const after = turned(picture, 90);
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  const point =
    quarters === 1 ? { x: picture.height - middle.y, y: middle.x } : { x: middle.y, y: picture.width - middle.x };
  const share = longSide(part, print) / longSide(largestPart(picture, print), print);
  const sides = sidesWithin(after, print, share * longSide(largestPart(after, print), print));
  return centredAt({ x: 0, y: 0, ...sides }, point, after);
}

/** Returns the pixels of a crop's side that is the longer one of its print. */
export function longSide(part: Sides, print: Sides): number {
  return isUpright(print) ? part.height : part.width;
}

/** Returns whether a print is higher than it is wide. */
function isUpright(print: Sides): boolean {
  return print.height > print.width;
}

/**
 * Sides in the proportions of a print, to half a pixel, with a longer side of so many pixels or as many as there is
 * room for.
 */
function sidesWithin(room: Sides, print: Sides, long = Number.POSITIVE_INFINITY): Sides {
  const isHigh = isUpright(print);
  const [longRoom, shortRoom] = isHigh ? [room.height, room.width] : [room.width, room.height];
  const [longPrint, shortPrint] = isHigh ? [print.height, print.width] : [print.width, print.height];
  // Multiplied first: a ratio is rounded, and a pixel would be lost.
  const max = Math.min(longRoom, Math.floor((shortRoom * longPrint) / shortPrint));
  const longer = clamp(Math.round(Math.min(long, max)), 1, Math.max(max, 1));
  const shorter = clamp(Math.round((longer * shortPrint) / longPrint), 1, shortRoom);
  return isHigh ? { width: shorter, height: longer } : { width: longer, height: shorter };
}

function centredIn(picture: Sides, sides: Sides): Rectangle {
  return {
    x: Math.floor((picture.width - sides.width) / 2),
    y: Math.floor((picture.height - sides.height) / 2),
    ...sides,
  };
}

/** Moves a crop to whole pixels inside the image. */
function inside({ x, y, width, height }: Rectangle, picture: Sides): Rectangle {
  return {
    x: clamp(Math.round(x), 0, picture.width - width),
    y: clamp(Math.round(y), 0, picture.height - height),
    width,
    height,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
