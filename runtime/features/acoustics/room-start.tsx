import { staticPart } from '#runtime/ui/static-part.tsx';

/** Shows a form with the size and the use of a room, which leads to the calculator. */
export const RoomStart = staticPart(async () => (await import('./room-start.static.tsx')).RoomStart);
