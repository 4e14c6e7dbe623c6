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

/** The room that the form begins with: what comes of it is shown before anything is filled in. */
export const initialRoom: Pick<RoomInput, 'read' | 'room'> = { read: readRoom({}), room: '?' };

/** Reads an address; `undefined` if it describes no room. */
export function roomInput(search: URLSearchParams): RoomInput | undefined {
  const fields = fieldsOf(search);
  return fields && { fields, read: readRoom(fields), room: roomSearch(fields) };
}
