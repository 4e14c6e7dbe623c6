import type { components } from '#generated/contracts/product-api.ts';

type Values = components['schemas']['ConfigurationValues'];
type Value = Values[string];

/** The type of a member of a value. An empty field omits an optional member; colours are converted to lower case. */
export interface ValueMember<Held extends string = 'string' | 'number' | 'boolean'> {
  readonly holds: Held;
  readonly isOptional?: true;
  readonly isLowerCase?: true;
}

type HeldBy<Held> = Held extends string ? 'string' : Held extends number ? 'number' : 'boolean';
type MembersOf<Each> = { readonly [Name in Exclude<keyof Each, 'type'>]-?: ValueMember<HeldBy<Each[Name]>> };

const text = { holds: 'string' } as const;
const number = { holds: 'number' } as const;
const hexColor = { holds: 'string', isLowerCase: true } as const;
const box = { holds: 'boolean' } as const;

/** The members of each option type's value, in forms and in the product API. */
const members: { readonly [Each in Value as Each['type']]: MembersOf<Each> } = {
  Radio: { valueId: text },
  RadioWithImage: { valueId: text },
  RadioWithImageSmall: { valueId: text },
  RadioColor: { valueId: text },
  File: { fileId: text },
  TextArea: { text },
  Number: { number },
  DropDown: { valueId: text },
  ColorPicker: { color: hexColor },
  Checkbox: { checked: box },
  Dimensions: { width: number, height: number, depth: { ...number, isOptional: true } },
};

/** Returns the members of the value of a type, by name; `undefined`: no option of that type has a value. */
export function valueMembers(type: string): ReadonlyMap<string, ValueMember> | undefined {
  return isValueType(type) ? new Map(Object.entries<ValueMember>(members[type])) : undefined;
}

/** Returns whether something is the value of an option. What it may be, the option says; the API validates that. */
export function isConfigurationValue(candidate: Readonly<Record<string, unknown>>): candidate is Value {
  const { type, ...held } = candidate;
  const known = typeof type === 'string' ? valueMembers(type) : undefined;
  if (!known || Object.keys(held).some((name) => !known.has(name))) return false;
  return [...known].every(([name, { holds, isOptional }]) =>
    isOptional && !Object.hasOwn(held, name) ? true : typeof held[name] === holds,
  );
}

/**
 * Returns the values that are finished: a size needs all its measures, a colour all its digits. The API takes neither
 * half, and while it is typed there is nothing wrong with it yet.
 */
export function finishedValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFinished(value)));
}

function isFinished(value: Value): boolean {
  switch (value.type) {
    case 'Dimensions':
      return [value.width, value.height, value.depth ?? 1].every((size) => Number.isInteger(size) && size > 0);
    case 'ColorPicker':
      return /^#[\da-f]{6}$/.test(value.color);
    default:
      return true;
  }
}

function isValueType(type: string): type is Value['type'] {
  return Object.hasOwn(members, type);
}
