import type { Room } from '#runtime/lib/acoustics/room.ts';

/** An empty room with plaster and linoleum. */
export function bareRoom(room: Pick<Room, 'length' | 'width' | 'height' | 'use'> & Partial<Room>): Room {
  return {
    floor: 'linoleum',
    walls: 'plaster',
    ceiling: 'plaster',
    glass: 0,
    hasCurtains: false,
    people: 0,
    softChairs: 0,
    hardChairs: 0,
    ...room,
  };
}
