import { addUp, type PerBand, perBand } from './bands.ts';
import { airAbsorption, curtain, materials, objects } from './materials.ts';
import { type Room, type RoomSizes, sizesOf } from './room.ts';

/** What is fixed in a room, in numbers of pieces. */
export interface Treatment {
  readonly absorber: Pick<Absorber, 'surface' | 'covers' | 'area' | 'absorption'>;
  readonly quantity: number;
}

/** A product that absorbs sound, by the piece. Areas in square metres. */
export interface Absorber {
  readonly surface: 'wall' | 'ceiling';
  /** What one piece takes up of the surface. */
  readonly footprint: number;
  /** Whether it hides what is behind it; what hangs below a ceiling does not. */
  readonly covers: boolean;
  /** The area of one piece to which its coefficients are related. */
  readonly area: number;
  /** Measured coefficients. */
  readonly absorption: PerBand;
}

/** The absorption area in a room by what it belongs to, in square metres per octave band. */
export interface AbsorptionAreas {
  readonly floor: PerBand;
  readonly ceiling: PerBand;
  readonly walls: PerBand;
  readonly furniture: PerBand;
  readonly people: PerBand;
  readonly air: PerBand;
}

/** Calculates the absorption areas of a room, and of what is fixed in it. */
export function absorptionAreas(room: Room, treatments: readonly Treatment[] = []): AbsorptionAreas {
  const { floor, walls, volume } = sizesOf(room);
  const glass = Math.min(room.glass, walls);
  const window = room.hasCurtains ? curtain : materials.glass.absorption;
  const wall = materials[room.walls].absorption;
  const ceiling = materials[room.ceiling].absorption;
  const added = (surface: Absorber['surface'], bare: PerBand) =>
    treatments
      .filter(({ absorber }) => absorber.surface === surface)
      .map(({ absorber, quantity }) => ({ times: quantity, each: gainOf(absorber, bare) }));
  return {
    floor: addUp([{ times: floor, each: materials[room.floor].absorption }]),
    ceiling: addUp([{ times: floor, each: ceiling }, ...added('ceiling', ceiling)]),
    walls: addUp([{ times: walls - glass, each: wall }, { times: glass, each: window }, ...added('wall', wall)]),
    furniture: addUp([
      { times: room.softChairs, each: objects.softChair },
      { times: room.hardChairs, each: objects.hardChair },
    ]),
    people: addUp([{ times: room.people, each: objects.person }]),
    air: addUp([{ times: 4 * volume, each: airAbsorption }]),
  };
}

/** Absorption area that one piece adds. @param bare - Coefficients of the surface that it is fixed to. */
export function gainOf({ covers, area, absorption }: Treatment['absorber'], bare: PerBand): PerBand {
  return perBand((band) => area * ((absorption[band] ?? 0) - (covers ? (bare[band] ?? 0) : 0)));
}

/**
 * Calculates the reverberation time of each octave band in seconds: by Sabine, and by Eyring where the mean absorption
 * coefficient is above 0.2.
 */
export function reverberationTimes({ volume, surface }: RoomSizes, areas: AbsorptionAreas): PerBand {
  return perBand((band) => reverberationTime(volume, surface, solidArea(areas, band), areas.air[band] ?? 0));
}

/** @param solid - Absorption area of everything but the air. */
export function reverberationTime(volume: number, surface: number, solid: number, air: number): number {
  const mean = solid / surface;
  // Measured coefficients may exceed 1, of which no logarithm can be taken.
  const absorbed = mean > eyringAbove ? -surface * Math.log(1 - Math.min(mean, maxMean)) : solid;
  return (0.161 * volume) / (absorbed + air);
}

/** Mean absorption coefficient above which Eyring's formula is used. */
export const eyringAbove = 0.2;

/** The highest mean coefficient that is calculated with. */
const maxMean = 0.99;

/** Adds up everything but air and people. */
function fixedArea({ floor, ceiling, walls, furniture }: AbsorptionAreas, band: number): number {
  return [floor, ceiling, walls, furniture].reduce((sum, each) => sum + (each[band] ?? 0), 0);
}

function solidArea(areas: AbsorptionAreas, band: number): number {
  return fixedArea(areas, band) + (areas.people[band] ?? 0);
}

/** Mean absorption coefficient of each octave band, without the air. */
export function meanCoefficients({ surface }: RoomSizes, areas: AbsorptionAreas): PerBand {
  return perBand((band) => solidArea(areas, band) / surface);
}

/** Absorption area per volume of each octave band, in 1/m, without people: what DIN 18041 has limits of in group B. */
export function areaPerVolume({ volume }: RoomSizes, areas: AbsorptionAreas): PerBand {
  return perBand((band) => (fixedArea(areas, band) + (areas.air[band] ?? 0)) / volume);
}
