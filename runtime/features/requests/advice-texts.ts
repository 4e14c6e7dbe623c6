import type { RoomKind, SoundProblem } from '#runtime/contracts/advice-choices.ts';

/** Names of the kinds of rooms. */
export const kindTexts = {
  Office: 'form:advice.kinds.Office',
  MeetingRoom: 'form:advice.kinds.MeetingRoom',
  Classroom: 'form:advice.kinds.Classroom',
  Restaurant: 'form:advice.kinds.Restaurant',
  Shop: 'form:advice.kinds.Shop',
  LivingRoom: 'form:advice.kinds.LivingRoom',
  Studio: 'form:advice.kinds.Studio',
  Hall: 'form:advice.kinds.Hall',
  ProductionHall: 'form:advice.kinds.ProductionHall',
  PlantRoom: 'form:advice.kinds.PlantRoom',
  DataCentre: 'form:advice.kinds.DataCentre',
  TestCell: 'form:advice.kinds.TestCell',
  NeighbouringHome: 'form:advice.kinds.NeighbouringHome',
  Outdoors: 'form:advice.kinds.Outdoors',
  Other: 'form:advice.kinds.Other',
} as const satisfies Record<RoomKind, string>;

/** Names of materials. */
export const materialTexts = {
  Concrete: 'form:advice.materials.Concrete',
  Plaster: 'form:advice.materials.Plaster',
  Wood: 'form:advice.materials.Wood',
  Glass: 'form:advice.materials.Glass',
  Tiles: 'form:advice.materials.Tiles',
  Carpet: 'form:advice.materials.Carpet',
  AcousticTiles: 'form:advice.materials.AcousticTiles',
  Brick: 'form:advice.materials.Brick',
  Metal: 'form:advice.materials.Metal',
  Unknown: 'form:advice.materials.Unknown',
} as const;

/** Names of acoustic problems. */
export const problemTexts = {
  Echo: 'form:advice.problems.Echo',
  SpeechClarity: 'form:advice.problems.SpeechClarity',
  NoiseBetweenRooms: 'form:advice.problems.NoiseBetweenRooms',
  MachineNoise: 'form:advice.problems.MachineNoise',
  Recording: 'form:advice.problems.Recording',
  DuctNoise: 'form:advice.problems.DuctNoise',
  WorkplaceNoise: 'form:advice.problems.WorkplaceNoise',
  NeighbourComplaint: 'form:advice.problems.NeighbourComplaint',
  PermitLimit: 'form:advice.problems.PermitLimit',
  Other: 'form:advice.problems.Other',
} as const satisfies Record<SoundProblem, string>;
