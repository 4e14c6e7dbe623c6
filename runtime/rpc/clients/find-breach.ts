import type { Shape } from '#runtime/contracts/answer-shapes.ts';

/**
 * Returns where a value is not what a shape says, and how: `items[3].name is missing`, `total is a string instead of a number`.
 *
 * @param shapes - What references lead to.
 * @param place - Of the value in its answer; empty for the whole.
 * @returns `undefined` where it fits.
 */
export function findBreach(
  value: unknown,
  shape: Shape,
  shapes: Readonly<Record<string, Shape>>,
  place = '',
): string | undefined {
  if (shape === 'any') return undefined;
  if (typeof shape === 'string') return kindOf(value) === shape ? undefined : tell(place, value, `a ${shape}`);
  if ('ref' in shape) return findBreach(value, shapes[shape.ref] ?? 'any', shapes, place);
  if ('all' in shape) return first(shape.all, (each) => findBreach(value, each, shapes, place));
  if ('one' in shape) {
    const fits = shape.one.some((each) => findBreach(value, each, shapes, place) === undefined);
    if (fits) return undefined;
    // What is wrong with the form that was meant: there is rarely more than one beside null.
    const meant = shape.one.find((each) => each !== 'null') ?? 'null';
    return findBreach(value, meant, shapes, place);
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return tell(place, value, 'a list');
    return first([...value.entries()], ([index, each]) => findBreach(each, shape.list, shapes, `${place}[${index}]`));
  }
  if (!isObject(value)) return tell(place, value, 'an object');
  if ('map' in shape)
    return first(Object.entries(value), ([name, each]) => findBreach(each, shape.map, shapes, join(place, name)));
  if ('by' in shape) {
    const kind = value[shape.by];
    const meant = typeof kind === 'string' ? own(shape.of, kind) : undefined;
    return meant && findBreach(value, meant, shapes, place);
  }
  return (
    first(Object.entries(shape.has), ([name, each]) =>
      Object.hasOwn(value, name)
        ? findBreach(value[name], each, shapes, join(place, name))
        : `${join(place, name)} is missing`,
    ) ??
    first(Object.entries(shape.may ?? {}), ([name, each]) =>
      Object.hasOwn(value, name) ? findBreach(value[name], each, shapes, join(place, name)) : undefined,
    )
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

function first<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

const join = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function tell(place: string, value: unknown, expected: string): string {
  const kind = kindOf(value);
  const found = kind === 'null' ? 'null' : kind === 'object' ? 'an object' : `a ${kind}`;
  return `${place === '' ? 'the whole' : place} is ${found} instead of ${expected === 'a null' ? 'null' : expected}`;
}
