import { type PointerEvent, type RefObject, useState } from 'react';
import {
  type Anchor,
  centredAt,
  longSide,
  moved,
  type Rectangle,
  resized,
  type Sides,
} from '#runtime/lib/print-crop.ts';

interface CropGestureOptions {
  /** The element that the whole picture fills. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly part: Rectangle;
  /** Pixels of the picture, after its rotation. */
  readonly picture: Sides;
  /** Millimetres of the print. */
  readonly print: Sides;
  /** Called at the end of a gesture. */
  readonly onChoose: (part: Rectangle) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A gesture in progress: where it began, and the part at that time. */
interface Gesture {
  readonly pointerId: number;
  readonly from: Point;
  readonly part: Rectangle;
  /** The fixed corner, when a corner is dragged. */
  readonly anchor: Anchor | undefined;
  readonly draft: Rectangle;
}

/** The corner that stays where it is while the one across is pulled, by what was pressed. */
const anchors: Readonly<Record<string, Anchor>> = {
  upperLeft: 'lowerRight',
  upperRight: 'lowerLeft',
  lowerLeft: 'upperRight',
  lowerRight: 'upperLeft',
};

/**
 * Moves and resizes a crop by mouse, finger or pen. A press beside the frame moves it there, so that dragging is not
 * necessary.
 */
export function useCropGesture({ stage, part, picture, print, onChoose }: CropGestureOptions) {
  const [gesture, setGesture] = useState<Gesture>();
  const getPoint = (event: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return { x: 0, y: 0 };
    return {
      x: ((event.clientX - box.left) / box.width) * picture.width,
      y: ((event.clientY - box.top) / box.height) * picture.height,
    };
  };
  const begin = (event: PointerEvent<HTMLElement>): void => {
    if (gesture || event.button !== 0) return;
    const pressed = event.target instanceof HTMLElement ? event.target.dataset.part : undefined;
    const from = getPoint(event);
    const start = pressed === undefined ? centredAt(part, from, picture) : part;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGesture({
      pointerId: event.pointerId,
      from,
      part: start,
      draft: start,
      anchor: pressed === undefined ? undefined : anchors[pressed],
    });
  };
  const go = (event: PointerEvent): void => {
    if (gesture?.pointerId !== event.pointerId) return;
    setGesture({ ...gesture, draft: getDraft(gesture, getPoint(event), picture, print) });
  };
  const end = (event: PointerEvent): void => {
    if (gesture?.pointerId !== event.pointerId) return;
    setGesture(undefined);
    onChoose(gesture.draft);
  };
  return {
    /** The part during a gesture. */
    draft: gesture?.draft,
    /** Event handlers of the stage. */
    handlers: {
      onPointerDown: begin,
      onPointerMove: go,
      onPointerUp: end,
      // The browser scrolls the page, or another element has captured the pointer.
      onPointerCancel: () => setGesture(undefined),
    },
  };
}

function getDraft({ from, part, anchor }: Gesture, to: Point, picture: Sides, print: Sides): Rectangle {
  const [across, down] = [to.x - from.x, to.y - from.y];
  if (anchor === undefined) return moved(part, across, down, picture);
  // The side that was dragged further decides the size.
  const width = part.width + (anchor.endsWith('Left') ? across : -across);
  const height = part.height + (anchor.startsWith('upper') ? down : -down);
  const factor = Math.max(width / part.width, height / part.height, 0);
  return resized(part, Math.max(longSide(part, print) * factor, smallestLong(picture)), anchor, picture, print);
}

/** Returns the minimum of the longer side, in pixels of the image; a smaller crop is hard to grab again. */
function smallestLong(picture: Sides): number {
  return Math.max(1, Math.max(picture.width, picture.height) / 50);
}
