import { describe, expect, it } from 'vitest';
import { routeRules } from '#runtime/contracts/routes.ts';
import {
  fieldsOf,
  framedParameter,
  initialNumber,
  readRoom,
  roomParameters,
  roomSearch,
} from '#runtime/lib/acoustics/room-query.ts';

const read = (query: string) => readRoom(fieldsOf(new URLSearchParams(query)) ?? {});

describe('a room in an address', () => {
  it('is made of the parameters that its route reads', () => {
    expect([...roomParameters, `${framedParameter}=1`].sort()).toEqual(
      [...(routeRules.acousticsCalculator.query ?? [])].sort(),
    );
  });

  it('has its initial values where nothing is said', () => {
    expect(fieldsOf(new URLSearchParams('utm_source=mail'))).toBeUndefined();
    expect(read('use=music')).toMatchObject({
      ok: true,
      given: { room: { length: 6, width: 5, height: 2.8, use: 'music', floor: 'linoleum' }, limits: { walls: 0.5 } },
    });
  });

  it.each(['height=3.25', 'height=3,25', 'height=%203.25%20'])('reads decimals as people write them: %s', (query) => {
    expect(read(query)).toMatchObject({ ok: true, given: { room: { height: 3.25 } } });
  });

  it.each([
    ['height=1,9', { field: 'height', min: 2, max: 20 }],
    ['height=20.1', { field: 'height', min: 2, max: 20 }],
    ['people=-1', { field: 'people', min: 0, max: 5000 }],
    ['length=1e1', { field: 'length', min: 1, max: 100 }],
    ['width=Infinity', { field: 'width', min: 1, max: 100 }],
    ['wallLimit=101', { field: 'wallLimit', min: 0, max: 100 }],
    // 2 · (6 + 5) · 2.8 = 61.6 m² of walls
    ['glass=62', { field: 'glass', min: 0, max: 61 }],
  ])('says what is wrong with %s', (query, error) => {
    expect(read(query)).toEqual({ ok: false, errors: [error] });
  });

  it('has a square floor where only its area is said', () => {
    expect(read('area=36&length=&width=')).toMatchObject({
      ok: true,
      given: { room: { length: 6, width: 6 }, isSquare: true },
    });
    expect(read('area=36&length=9')).toMatchObject({ given: { room: { length: 6 }, isSquare: true } });
    expect(read('area=36&length=9&width=4')).toMatchObject({ given: { room: { length: 9 }, isSquare: false } });
    expect(initialNumber('length', { area: '36' })).toBeUndefined();
    expect(initialNumber('length', {})).toBe(6);
  });

  it('takes what it does not know for the initial choice', () => {
    expect(read('use=constructor&floor=lava&ceiling=thickCarpet&country=XX')).toMatchObject({
      ok: true,
      given: { room: { use: 'office', floor: 'linoleum', ceiling: 'concrete' }, country: undefined },
    });
  });

  it('is written in one order, without what is left out', () => {
    const fields = fieldsOf(new URLSearchParams('people=4&area=&use=office&length=7&__proto__=1'));
    expect(roomSearch(fields ?? {})).toBe('?length=7&use=office&people=4');
  });
});
