/** Centre frequencies of the octave bands, in hertz. */
export const bands = [125, 250, 500, 1000, 2000, 4000] as const;

/** A value per octave band, in the order of `bands`. */
export type PerBand = readonly [number, number, number, number, number, number];

/** Calculates a value per octave band. @param of - Is given the index of each band. */
export function perBand(of: (band: number) => number): PerBand {
  return [of(0), of(1), of(2), of(3), of(4), of(5)];
}

/** Adds values per band, each a number of times. */
export function addUp(parts: readonly { readonly times: number; readonly each: PerBand }[]): PerBand {
  return perBand((band) => parts.reduce((sum, { times, each }) => sum + times * (each[band] ?? 0), 0));
}

/** Mean of the bands of 500 and 1000 Hz, for which DIN 18041 gives its reverberation times. */
export function midOf(values: PerBand): number {
  return (values[2] + values[3]) / 2;
}
