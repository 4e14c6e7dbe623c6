/** What the room calculator knows rooms to be used for, in the order in which it offers them. */
export const roomUses = [
  'music',
  'speech',
  'teaching',
  'inclusiveTeaching',
  'sport',
  'corridor',
  'exhibition',
  'waiting',
  'office',
  'callCentre',
] as const;

export type RoomUse = (typeof roomUses)[number];

/** The first room of a site that says nothing else. */
export const usualRoomUse: RoomUse = 'office';
