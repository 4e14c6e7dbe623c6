import type { ClientSite } from '#runtime/contracts/app.ts';
import { usualRoomUse } from '#runtime/contracts/room-uses.ts';
import {
  fieldsOf,
  framedParameter,
  type ReadRoom,
  type RoomFields,
  readRoom,
  roomSearch,
} from '#runtime/lib/acoustics/room-query.ts';

/** What an address asks of the calculator. */
export interface RoomInput {
  readonly fields: RoomFields;
  readonly read: ReadRoom;
  /** The query in its fixed order, as procedures get it. */
  readonly room: string;
}

/** Whether an address is that of a frame in another website. */
export const isFramed = (search: URLSearchParams): boolean => search.get(framedParameter) === '1';

/** Returns the room that the form of a site begins with: what comes of it is shown before anything is filled in. */
export function initialRoom({ roomUse = usualRoomUse }: Pick<ClientSite, 'roomUse'>): RoomInput {
  return describe({ use: roomUse });
}

/** Reads an address; `undefined` if it describes no room. */
export function roomInput(search: URLSearchParams): RoomInput | undefined {
  const fields = fieldsOf(search);
  return fields && describe(fields);
}

function describe(fields: RoomFields): RoomInput {
  return { fields, read: readRoom(fields), room: roomSearch(fields) };
}
