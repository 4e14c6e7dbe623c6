import { describe, expect, it } from 'vitest';
import { absorptionGeometry } from '#runtime/features/product/absorption-geometry.ts';

const frame = { width: 480, height: 270, left: 40, right: 40, top: 20, bottom: 50 };
const series = { hz125: 0, hz250: 0.2, hz500: 0.5, hz1000: 0.8, hz2000: 1, hz4000: 0.9 };

describe('absorptionGeometry', () => {
  it('spaces octaves evenly and puts 0 on the ground and 1 at the top', () => {
    const { points } = absorptionGeometry(series, frame);
    expect(points.map(({ x }) => x)).toEqual([40, 120, 200, 280, 360, 440]);
    expect(points.map(({ y }) => y)).toEqual([220, 180, 120, 60, 20, 40]);
    expect(points.map(({ hertz }) => hertz)).toEqual([125, 250, 500, 1000, 2000, 4000]);
  });

  it('makes room above 1 for samples that exceed it', () => {
    const { points, levels } = absorptionGeometry({ ...series, hz1000: 1.2 }, frame);
    expect(points[3]?.y).toBe(20);
    expect(levels.map(({ coefficient }) => coefficient)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]);
    expect(levels.at(-1)?.y).toBe(20);
  });

  it('draws the line through the points and closes the area on the ground', () => {
    const { line, area } = absorptionGeometry(series, frame);
    expect(line).toBe('M40 220L120 180L200 120L280 60L360 20L440 40');
    expect(area).toBe(`${line}L440 220L40 220Z`);
  });
});
