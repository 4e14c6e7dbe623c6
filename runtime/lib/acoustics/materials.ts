import type { PerBand } from './bands.ts';

interface Material {
  /** Sound absorption coefficient of each octave band. */
  readonly absorption: PerBand;
  readonly on: readonly ('floor' | 'wall' | 'ceiling')[];
}

/**
 * What the surfaces of rooms are made of. Figures: the database of materials of pyroomacoustics, as `docs/room-calculator.md` lists
 * them.
 */
const table = {
  plaster: { absorption: [0.02, 0.02, 0.03, 0.03, 0.04, 0.05], on: ['wall', 'ceiling'] },
  concrete: { absorption: [0.01, 0.01, 0.02, 0.02, 0.02, 0.05], on: ['floor', 'wall', 'ceiling'] },
  brick: { absorption: [0.03, 0.03, 0.03, 0.04, 0.05, 0.07], on: ['wall'] },
  plasterboard: { absorption: [0.15, 0.1, 0.06, 0.04, 0.04, 0.05], on: ['wall'] },
  plasterboardCeiling: { absorption: [0.2, 0.15, 0.1, 0.08, 0.04, 0.02], on: ['ceiling'] },
  mineralCeiling: { absorption: [0.49, 0.53, 0.53, 0.75, 0.92, 0.99], on: ['ceiling'] },
  woodLining: { absorption: [0.27, 0.23, 0.22, 0.15, 0.1, 0.07], on: ['wall', 'ceiling'] },
  glass: { absorption: [0.1, 0.07, 0.05, 0.03, 0.02, 0.02], on: ['wall'] },
  tiles: { absorption: [0.01, 0.01, 0.01, 0.02, 0.02, 0.02], on: ['floor', 'wall'] },
  linoleum: { absorption: [0.02, 0.03, 0.03, 0.03, 0.03, 0.02], on: ['floor'] },
  woodFloor: { absorption: [0.09, 0.06, 0.05, 0.05, 0.05, 0.04], on: ['floor'] },
  thinCarpet: { absorption: [0.02, 0.04, 0.08, 0.2, 0.35, 0.4], on: ['floor'] },
  thickCarpet: { absorption: [0.08, 0.08, 0.3, 0.6, 0.75, 0.8], on: ['floor'] },
} as const satisfies Readonly<Record<string, Material>>;

export type MaterialKey = keyof typeof table;

/** Every material by its key. */
export const materials: Readonly<Record<MaterialKey, Material>> = table;

const keys = Object.keys(table).filter((key): key is MaterialKey => Object.hasOwn(table, key));

/** The materials that a surface can be made of. */
export function materialsFor(surface: Material['on'][number]): readonly MaterialKey[] {
  return keys.filter((key) => materials[key].on.includes(surface));
}

/** Curtains across a window, for a square metre of it: cotton, draped to three quarters. Source as above. */
export const curtain: PerBand = [0.3, 0.45, 0.65, 0.56, 0.59, 0.71];

/**
 * Absorption area in square metres of one piece, or one person. Source as above: seats stand there two to a square metre, people one
 * to a square metre.
 */
export const objects = {
  person: [0.16, 0.29, 0.55, 0.8, 0.92, 0.9],
  hardChair: [0.025, 0.04, 0.05, 0.06, 0.06, 0.06],
  softChair: [0.22, 0.3, 0.385, 0.445, 0.41, 0.35],
} as const satisfies Readonly<Record<string, PerBand>>;

/**
 * Absorption by the air, per metre: at 20 °C and a humidity of 30 to 50 %. Source as above, which takes it from M. Vorländer,
 * Auralization (2008); the book itself was not read.
 */
export const airAbsorption: PerBand = [0.0001, 0.0003, 0.0006, 0.001, 0.0019, 0.0058];
