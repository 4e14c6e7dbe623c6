import { expect, it } from 'vitest';
import { effectiveDpi, turned, validateCrop } from '#backend/crops/crop-rules.ts';

const scales = [
  { kind: 'Width', unit: 'mm', minimum: 300, maximum: 2400, step: 10, default: 1200 },
  { kind: 'Height', unit: 'mm', minimum: 300, maximum: 1200, step: 10, default: 800 },
] as const;
const picture = { width: 6000, height: 4000 };
const getRules = (
  crop: [number, number, number, number],
  size: [number, number],
  own: typeof scales | readonly [] = scales,
) => {
  const [x, y, width, height] = crop;
  const errors = validateCrop({ x, y, width, height }, { width: size[0], height: size[1] }, picture, own, [
    { width: 800, height: 800 },
    { width: 1200, height: 800 },
  ]);
  return errors.map(({ pointer, rule }) => [pointer, rule]);
};

it('accepts a rectangle of the right proportions inside the image', () => {
  expect(getRules([240, 0, 5400, 3600], [1200, 800])).toEqual([]);
  expect(getRules([0, 0, 6000, 4000], [1200, 800])).toEqual([]);
  // A third of a pixel cannot be cut.
  expect(getRules([0, 0, 1000, 667], [1200, 800])).toEqual([]);
  expect(getRules([0, 0, 1000, 666], [1200, 800])).toEqual([]);
});

it('reports all problems', () => {
  expect(getRules([601, 0, 5400, 3600], [1200, 800])).toEqual([['/crop', 'inside']]);
  expect(getRules([0, 401, 5400, 3600], [1200, 800])).toEqual([['/crop', 'inside']]);
  expect(getRules([0, 0, 1000, 664], [1200, 800])).toEqual([['/crop', 'aspectRatio']]);
  expect(getRules([0, 0, 3000, 1500], [2410, 1205])).toEqual([
    ['/size/width', 'maximum'],
    ['/size/height', 'maximum'],
    ['/size/height', 'step'],
  ]);
  expect(getRules([0, 0, 3000, 3000], [290, 290])).toEqual([
    ['/size/width', 'minimum'],
    ['/size/height', 'minimum'],
  ]);
});

it('prints in the sizes of the variants where there are no bounds', () => {
  expect(getRules([0, 0, 3000, 2000], [1200, 800], [])).toEqual([]);
  expect(getRules([0, 0, 3000, 3000], [1200, 1200], [])).toEqual([['/size', 'step']]);
});

it('counts the dots of the side that has fewer, rounded down', () => {
  // 5400 px over 1200 mm are 114.3 dots an inch.
  expect(effectiveDpi({ x: 0, y: 0, width: 5400, height: 3600 }, { width: 1200, height: 800 })).toBe(114);
  expect(effectiveDpi({ x: 0, y: 0, width: 5401, height: 3590 }, { width: 1200, height: 800 })).toBe(113);
  // Exactly 72: nothing is lost to the fractions of a double.
  expect(effectiveDpi({ x: 0, y: 0, width: 3600, height: 3600 }, { width: 1270, height: 1270 })).toBe(72);
});

it('lays a picture on its side with a quarter turn', () => {
  expect([0, 90, 180, 270].map((rotation) => turned(picture, rotation))).toEqual([
    picture,
    { width: 4000, height: 6000 },
    picture,
    { width: 4000, height: 6000 },
  ]);
});
