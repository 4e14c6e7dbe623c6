/** What a room or a place is used for, as the content API's `RoomKind` knows it; forms show them in a site's order. */
export const roomKinds = [
  'Office',
  'MeetingRoom',
  'Classroom',
  'Restaurant',
  'Shop',
  'LivingRoom',
  'Studio',
  'Hall',
  'ProductionHall',
  'PlantRoom',
  'DataCentre',
  'TestCell',
  'NeighbouringHome',
  'Outdoors',
  'Other',
] as const;

/** What bothers people most, as the content API's `SoundProblem` knows it. */
export const soundProblems = [
  'Echo',
  'SpeechClarity',
  'NoiseBetweenRooms',
  'MachineNoise',
  'Recording',
  'DuctNoise',
  'WorkplaceNoise',
  'NeighbourComplaint',
  'PermitLimit',
  'Other',
] as const;

export type RoomKind = (typeof roomKinds)[number];
export type SoundProblem = (typeof soundProblems)[number];

/** What the form that requests advice lets people choose. */
export interface AdviceChoices {
  readonly rooms: readonly RoomKind[];
  readonly problems: readonly SoundProblem[];
}

/** The choices of a site that says nothing else: rooms that people live, work and meet in. */
export const usualAdviceChoices: AdviceChoices = {
  rooms: ['Office', 'MeetingRoom', 'Classroom', 'Restaurant', 'Shop', 'LivingRoom', 'Studio', 'Hall', 'Other'],
  problems: ['Echo', 'SpeechClarity', 'NoiseBetweenRooms', 'MachineNoise', 'Recording', 'Other'],
};

/** Where the names of the choices are, below the namespace `form`. */
export const adviceTextKeys = { rooms: 'advice.kinds', problems: 'advice.problems' } as const;
