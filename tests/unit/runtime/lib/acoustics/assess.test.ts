import { describe, expect, it } from 'vitest';
import { assess } from '#runtime/lib/acoustics/assess.ts';
import { bareRoom } from './rooms.ts';

/**
 * Worked by hand: 6 × 5 × 3 m, so V = 90 m³, floor and ceiling 30 m² each, walls 2 · (6 + 5) · 3 = 66 m², S = 126 m².
 * Plaster on walls and ceiling (0.03 at 500, 0.03 at 1000 Hz), linoleum (0.03, 0.03).
 */
const classroom = bareRoom({ length: 6, width: 5, height: 3, use: 'teaching' });

describe('reverberation times', () => {
  it('are Sabine’s in a hard room, air included', () => {
    const { sizes, times, time } = assess(classroom);
    expect(sizes).toEqual({ floor: 30, walls: 66, surface: 126, volume: 90 });
    // 500 Hz: A = 126 · 0.03 = 3.78, air 4 · 90 · 0.0006 = 0.216; T = 0.161 · 90 / 3.996 = 14.49 / 3.996
    expect(times[2]).toBeCloseTo(3.626, 3);
    // 1000 Hz: A = 3.78, air 0.36; T = 14.49 / 4.14
    expect(times[3]).toBeCloseTo(3.5, 3);
    // 4000 Hz: A = 96 · 0.05 + 30 · 0.02 = 5.4, air 4 · 90 · 0.0058 = 2.088; T = 14.49 / 7.488
    expect(times[5]).toBeCloseTo(1.935, 3);
    expect(time).toBeCloseTo((3.626 + 3.5) / 2, 3);
  });

  it('count people, chairs, windows and curtains', () => {
    const furnished = { ...classroom, people: 20, softChairs: 4, hardChairs: 20, glass: 10, hasCurtains: true };
    // 500 Hz: floor 0.9, ceiling 0.9, walls 56 · 0.03 + 10 · 0.65 = 8.18, people 20 · 0.55 = 11,
    // chairs 4 · 0.385 + 20 · 0.05 = 2.54; A = 23.52, mean 23.52 / 126 = 0.187; air 0.216; T = 14.49 / 23.736
    expect(assess(furnished).times[2]).toBeCloseTo(0.6105, 3);
    // Without curtains the windows have 0.05: walls 2.18, A = 17.52; T = 14.49 / 17.736
    expect(assess({ ...furnished, hasCurtains: false }).times[2]).toBeCloseTo(0.817, 3);
  });

  it('are Eyring’s where the mean coefficient is above 0.2', () => {
    const absorber = { surface: 'ceiling', covers: true, area: 1, absorption: [1, 1, 1, 1, 1, 1] } as const;
    const { times } = assess(classroom, [{ absorber, quantity: 30 }]);
    // 500 Hz: A = 0.9 + 30 + 1.98 = 32.88, mean 0.26095; −126 · ln(0.73905) = 38.105; air 0.216; T = 14.49 / 38.321
    expect(times[2]).toBeCloseTo(0.3781, 3);
  });

  it('take what hangs below a ceiling besides the ceiling', () => {
    const absorber = {
      surface: 'ceiling',
      covers: false,
      area: 2,
      absorption: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
    } as const;
    // 500 Hz: A = 3.78 + 5 · 2 · 0.5 = 8.78, air 0.216; T = 14.49 / 8.996
    expect(assess(classroom, [{ absorber, quantity: 5 }]).times[2]).toBeCloseTo(1.6107, 3);
    // Fixed to the ceiling it hides 10 m² of plaster: A = 3.78 + 10 · (0.5 − 0.03) = 8.48; T = 14.49 / 8.696
    const fixed = { ...absorber, covers: true };
    expect(assess(classroom, [{ absorber: fixed, quantity: 5 }]).times[2]).toBeCloseTo(1.6663, 3);
  });

  it('are calculated with coefficients above 1, which measurements give', () => {
    const absorber = { surface: 'wall', covers: true, area: 1.5, absorption: [1.2, 1.2, 1.2, 1.2, 1.2, 1.2] } as const;
    const { times } = assess(classroom, [{ absorber, quantity: 200 }]);
    expect(times.every((time) => time > 0 && time < 0.1)).toBe(true);
  });
});

describe('targets', () => {
  const seconds = (use: Parameters<typeof bareRoom>[0]['use'], length: number) =>
    assess(bareRoom({ length, width: 10, height: 5, use })).target;

  it.each([
    // lg 1000 = 3
    ['music', 20, 0.45 * 3 + 0.07],
    ['speech', 20, 0.37 * 3 - 0.14],
    ['teaching', 20, 0.32 * 3 - 0.17],
    ['sport', 20, 0.75 * 3 - 1],
    // V = 250 m³, lg 250 = 2.39794
    ['inclusiveTeaching', 5, 0.26 * 2.39794 - 0.14],
    // Above 10,000 m³ two seconds
    ['sport', 300, 2],
  ] as const)('of %s in a room of %s × 10 × 5 m are %s s', (use, length, expected) => {
    expect(seconds(use, length)).toMatchObject({ kind: 'time', isInRange: true, seconds: expect.closeTo(expected, 4) });
  });

  it.each([
    // lg 3 = 0.47712
    ['exhibition', 2.5, 0.15],
    ['exhibition', 3, 1 / (4.8 + 4.69 * 0.47712)],
    ['waiting', 2.4, 0.2],
    ['waiting', 3, 1 / (3.13 + 4.69 * 0.47712)],
    ['office', 2.5, 0.25],
    ['office', 3, 1 / (2.13 + 4.69 * 0.47712)],
    ['callCentre', 2.5, 0.3],
    ['callCentre', 3, 1 / (1.47 + 4.69 * 0.47712)],
  ] as const)('of %s at %s m are %s per metre', (use, height, expected) => {
    const { target } = assess(bareRoom({ length: 6, width: 5, height, use }));
    expect(target).toEqual({ kind: 'area', perVolume: expect.closeTo(expected, 4) });
  });

  it('are none where nobody stays', () => {
    expect(assess(bareRoom({ length: 6, width: 5, height: 3, use: 'corridor' }))).toMatchObject({
      target: { kind: 'none' },
      isMet: true,
    });
  });

  it('of offices count no people', () => {
    const office = bareRoom({ length: 6, width: 5, height: 3, use: 'office' });
    const { perVolume } = assess(office);
    // 500 Hz: (3.78 + 0.216) / 90
    expect(perVolume[2]).toBeCloseTo(0.0444, 4);
    expect(assess({ ...office, people: 40 }).perVolume).toEqual(perVolume);
  });

  it('are met by a time as long as the target, and by every octave from 250 to 2000 Hz', () => {
    // Everything on the ceiling, 30 m²: 250 Hz has 0.1, the others 1.
    const dull = { surface: 'ceiling', covers: true, area: 1, absorption: [1, 0.1, 1, 1, 1, 1] } as const;
    const office = bareRoom({ length: 6, width: 5, height: 2.5, use: 'office' });
    // V = 75 m³, so 0.25 · 75 = 18.75 m² are needed: 250 Hz has 30 · 0.1 + 85 · 0.02 and a little more.
    expect(assess(office, [{ absorber: dull, quantity: 30 }]).isMet).toBe(false);
    const bright = { ...dull, absorption: [0, 1, 1, 1, 1, 0] } as const;
    expect(assess(office, [{ absorber: bright, quantity: 30 }]).isMet).toBe(true);
  });
});

describe('warnings', () => {
  const of = (changes: Partial<Parameters<typeof bareRoom>[0]>) =>
    assess(bareRoom({ length: 6, width: 5, height: 3, use: 'teaching', ...changes })).warnings;

  it('are none for an ordinary room', () => {
    expect(of({ walls: 'brick' })).toEqual([]);
  });
  it('are of one pair of surfaces with more than half of the absorption', () => {
    expect(of({ floor: 'thickCarpet' })).toEqual(['uneven']);
  });
  it('are of a side more than five times another', () => {
    expect(of({ length: 15.1, people: 60 })).toContain('longRoom');
    expect(of({ length: 15, people: 60 })).not.toContain('longRoom');
  });
  it('are of volumes for which there is no limit', () => {
    expect(of({ length: 3, width: 3, height: 2.4 })).toContain('volumeOutside');
  });
  it('are of very dead rooms', () => {
    const absorber = { surface: 'wall', covers: true, area: 1, absorption: [1, 1, 1, 1, 1, 1] } as const;
    const room = bareRoom({ length: 6, width: 5, height: 3, use: 'teaching' });
    expect(assess(room, [{ absorber, quantity: 66 }]).warnings).toContain('veryDead');
  });
});
