import { describe, expect, it } from 'vitest';
import { mergeLayers, withoutNulls } from '#cli/config/merge-layers.ts';
import { type LocatedMap, nodeAt, placeAt, toPlain } from '#cli/sources/located.ts';
import { parseYaml } from '#cli/sources/parse-yaml.ts';

function layer(file: string, text: string): LocatedMap {
  const { value } = parseYaml({ file, text });
  if (value?.kind !== 'map') throw new Error('not a map');
  return value;
}

const below = withoutNulls(layer('base.yaml', 'a: 1\nmap: { x: 1, y: 2 }\nlist: [1, 2]\ngone: ~\n'));

describe('layering', () => {
  const above = layer('site.yaml', 'map:\n  y: 3\n  z: 4\nlist: [9]\n');
  const merged = mergeLayers(below, above);

  it('merges maps and replaces everything else', () => {
    expect(toPlain(merged)).toEqual({ a: 1, map: { x: 1, y: 3, z: 4 }, list: [9] });
  });

  it('returns the layer that sets a value, and the shadowed ones', () => {
    expect(placeAt(merged, ['map', 'x'])).toMatchObject({ file: 'base.yaml', line: 2, column: 11 });
    expect(placeAt(merged, ['map', 'y'])).toMatchObject({ file: 'site.yaml', line: 2, column: 6 });
    expect(nodeAt(merged, ['map', 'y'])).toMatchObject({ shadows: { value: 2, place: { file: 'base.yaml' } } });
  });

  it('removes with null, at any depth, and remembers where', () => {
    const removed = mergeLayers(below, layer('site.yaml', 'a: null\nmap: { x: ~ }\n'));
    expect(toPlain(removed)).toEqual({ map: { y: 2 }, list: [1, 2] });
    expect(placeAt(removed, ['a'])).toMatchObject({ file: 'site.yaml', line: 1, column: 4 });
  });

  it('sets again what a layer in between removed', () => {
    const middle = mergeLayers(below, layer('middle.yaml', 'a: null\n'));
    expect(toPlain(mergeLayers(middle, layer('site.yaml', 'a: 5\n')))).toMatchObject({ a: 5 });
  });

  it('puts a map in the place of a value, and a value in the place of a map', () => {
    expect(toPlain(mergeLayers(below, layer('site.yaml', 'a: { b: 1, c: null }\nmap: 7\n')))).toEqual({
      a: { b: 1 },
      map: 7,
      list: [1, 2],
    });
  });

  it('keeps __proto__ a key like any other', () => {
    const plain = toPlain(layer('site.yaml', '__proto__: { polluted: true }\n'));
    expect(Object.keys(Object(plain))).toEqual(['__proto__']);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted');
  });
});
