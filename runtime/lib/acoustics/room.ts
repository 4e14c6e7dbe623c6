import type { RoomUse } from '#runtime/contracts/room-uses.ts';
import type { MaterialKey } from './materials.ts';

/** A room as a visitor describes it. Lengths in metres, areas in square metres. */
export interface Room {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly use: RoomUse;
  readonly floor: MaterialKey;
  readonly walls: MaterialKey;
  readonly ceiling: MaterialKey;
  /** Area of its windows and glass walls. */
  readonly glass: number;
  /** Whether curtains hang across them. */
  readonly hasCurtains: boolean;
  readonly people: number;
  readonly softChairs: number;
  readonly hardChairs: number;
}

/** Sizes that follow from those of a room, in square and cubic metres. */
export interface RoomSizes {
  readonly floor: number;
  /** Both pairs of walls, glass included. */
  readonly walls: number;
  readonly surface: number;
  readonly volume: number;
}

export function sizesOf({ length, width, height }: Pick<Room, 'length' | 'width' | 'height'>): RoomSizes {
  const floor = length * width;
  const walls = 2 * (length + width) * height;
  return { floor, walls, surface: 2 * floor + walls, volume: floor * height };
}
