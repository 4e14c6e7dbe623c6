import { type RoomUse, roomUses, usualRoomUse } from '#runtime/contracts/room-uses.ts';
import { type MaterialKey, materialsFor } from './materials.ts';
import type { Limits } from './plan.ts';
import { type Room, sizesOf } from './room.ts';

/** The numbers that a visitor gives, in the unit of their labels, with their bounds. */
export const numberFields = {
  length: { initial: 6, min: 1, max: 100 },
  width: { initial: 5, min: 1, max: 100 },
  area: { initial: undefined, min: 1, max: 10_000 },
  height: { initial: 2.8, min: 2, max: 20 },
  glass: { initial: 6, min: 0, max: 5000 },
  softChairs: { initial: 0, min: 0, max: 5000 },
  hardChairs: { initial: 6, min: 0, max: 5000 },
  people: { initial: 6, min: 0, max: 5000 },
  wallLimit: { initial: 50, min: 0, max: 100 },
  ceilingLimit: { initial: 80, min: 0, max: 100 },
} as const;

export type NumberField = keyof typeof numberFields;

/** Countries of which the limits are asked for, ISO 3166-1 alpha-2. Limits of Germany alone are known. */
export const countries = ['NL', 'BE', 'FR', 'DE', 'AT', 'GB', 'CH', 'LU'] as const;

export type CountryCode = (typeof countries)[number];

/** The choices of a visitor, the initial ones first. */
const choiceFields = {
  use: first(roomUses, usualRoomUse),
  floor: first(materialsFor('floor'), 'linoleum'),
  walls: first(materialsFor('wall'), 'plaster'),
  ceiling: first(materialsFor('ceiling'), 'concrete'),
};

/** Every field as it is sent, without those that are left out. */
export type RoomFields = Readonly<
  Partial<Record<NumberField | keyof typeof choiceFields | 'country' | 'curtains', string>>
>;

/** What is wrong with a number. */
export interface NumberError {
  readonly field: NumberField;
  readonly min: number;
  readonly max: number;
}

export interface GivenRoom {
  readonly room: Room;
  readonly limits: Limits;
  readonly country: CountryCode | undefined;
  /** Whether only the area is known, so that a square floor is calculated with. */
  readonly isSquare: boolean;
}

export type ReadRoom =
  | { readonly ok: true; readonly given: GivenRoom }
  | { readonly ok: false; readonly errors: readonly NumberError[] };

const fieldNames: readonly (keyof RoomFields)[] = [
  ...([
    'length',
    'width',
    'area',
    'height',
    'use',
    'country',
    'floor',
    'walls',
    'ceiling',
    'glass',
    'curtains',
  ] as const),
  ...(['softChairs', 'hardChairs', 'people', 'wallLimit', 'ceilingLimit'] as const),
];

/** Query parameters of the calculator's page. */
export const roomParameters: readonly string[] = fieldNames;

/** Query parameter of the calculator's page in a frame of another website; its value is 1. */
export const framedParameter = 'embed';

/** Returns the fields of an address; `undefined` if it has none, so that nothing is asked for. */
export function fieldsOf(search: URLSearchParams): RoomFields | undefined {
  const found = fieldNames.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value.slice(0, 20)] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Returns the query of an address that describes a room, in a fixed order. */
export function roomSearch(fields: RoomFields): string {
  const sent = fieldNames.flatMap((name) => (fields[name] ? [[name, fields[name]] as [string, string]] : []));
  return `?${new URLSearchParams(sent)}`;
}

/**
 * Reads a room. What is left out has its initial value; decimals have a point or a comma. With an area and without length and width
 * the floor is a square.
 */
export function readRoom(fields: RoomFields): ReadRoom {
  const isSquare = hasAreaAlone(fields);
  const errors: NumberError[] = [];
  const number = (field: NumberField): number => {
    const { initial, min, max } = numberFields[field];
    const given = fields[field]?.trim() || String(initial);
    const value = /^\d+([.,]\d+)?$/.test(given) ? Number(given.replace(',', '.')) : Number.NaN;
    if (!(value >= min && value <= max)) errors.push({ field, min, max });
    return value;
  };
  const side = isSquare ? Math.sqrt(number('area')) : undefined;
  const room: Room = {
    length: side ?? number('length'),
    width: side ?? number('width'),
    height: number('height'),
    use: choose(choiceFields.use, fields.use),
    floor: choose(choiceFields.floor, fields.floor),
    walls: choose(choiceFields.walls, fields.walls),
    ceiling: choose(choiceFields.ceiling, fields.ceiling),
    glass: number('glass'),
    hasCurtains: Boolean(fields.curtains),
    people: Math.round(number('people')),
    softChairs: Math.round(number('softChairs')),
    hardChairs: Math.round(number('hardChairs')),
  };
  const limits = { walls: number('wallLimit') / 100, ceiling: number('ceilingLimit') / 100 };
  const { walls } = sizesOf(room);
  if (errors.length === 0 && room.glass > walls) errors.push({ field: 'glass', min: 0, max: Math.floor(walls) });
  if (errors.length > 0) return { ok: false, errors };
  const country = countries.find((code) => code === fields.country);
  return { ok: true, given: { room, limits, country, isSquare } };
}

function hasAreaAlone({ area, length, width }: RoomFields): boolean {
  return Boolean(area?.trim()) && !(length?.trim() && width?.trim());
}

/** Returns the number that is calculated with where a field is left out; `undefined` for none. */
export function initialNumber(field: NumberField, fields: RoomFields = {}): number | undefined {
  if ((field === 'length' || field === 'width') && hasAreaAlone(fields)) return undefined;
  return numberFields[field].initial;
}

/** Whether a field of an address has another value than it begins with. */
export function isChanged(field: keyof RoomFields, fields: RoomFields = {}): boolean {
  const value = fields[field]?.trim();
  if (!value) return false;
  if (isNumberField(field)) return Number(value.replace(',', '.')) !== numberFields[field].initial;
  return isChoiceField(field) ? value !== choiceFields[field][0] : true;
}

const isNumberField = (field: string): field is NumberField => Object.hasOwn(numberFields, field);

const isChoiceField = (field: string): field is keyof typeof choiceFields => Object.hasOwn(choiceFields, field);

/** The choices of a field, the initial one first. */
export function choicesOf(field: 'use'): readonly RoomUse[];
export function choicesOf(field: 'floor' | 'walls' | 'ceiling'): readonly MaterialKey[];
export function choicesOf(field: keyof typeof choiceFields): readonly (RoomUse | MaterialKey)[] {
  return choiceFields[field];
}

function first<Key extends string>(keys: readonly Key[], initial: Key): readonly [Key, ...Key[]] {
  return [initial, ...keys.filter((key) => key !== initial)];
}

function choose<Key extends string>(keys: readonly [Key, ...Key[]], given: string | undefined): Key {
  return keys.find((key) => key === given) ?? keys[0];
}
