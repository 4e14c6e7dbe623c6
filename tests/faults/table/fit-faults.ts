import { each, type Fault, fault } from '../fault.ts';
import { below, fine, key, one, type Planted, planted, value, without } from '../plant.ts';
import { type RealFile, spec } from '../real-file.ts';

const schemaPath = (schema: string): readonly string[] => ['components', 'schemas', schema];

/** Renames a property of an answer, in `properties` and `required`. */
function renamed(real: RealFile, schema: string, property: string, name: string): Planted {
  const required = real.children(...schemaPath(schema), 'required').find(({ plain }) => plain === property);
  return planted(
    real,
    key(real.entry(...schemaPath(schema), 'properties', property), name),
    ...(required === undefined ? [] : [value(required, name)]),
  );
}

/** Answers without members that the shop's screens read. */
const answers: readonly Fault[] = [
  ...each(
    [
      ['Product', 'slug'],
      ['Product', 'variants'],
      ['Product', 'options'],
    ] as const,
    ([schema, property]) => `an answer that loses ${property} of ${schema}`,
    ([schema, property]) => {
      const real = spec('product');
      const change = renamed(real, schema, property, `${property}Today`);
      const at = change.at(real.entry(...schemaPath(schema)).key.from);
      return { changes: [change.change], wanted: [{ code: 'spec.answer-unfit', at, suggests: 'runtime/' }] };
    },
  ),
  ...each(
    ['images', 'delivery'],
    (property) => `an answer that may lack ${property} of Product`,
    (property) => {
      const real = spec('product');
      const required = real.children(...schemaPath('Product'), 'required').find(({ plain }) => plain === property);
      if (required === undefined) throw new Error(`${property} is not required`);
      const change = planted(real, without(real, required));
      const at = change.at(real.entry(...schemaPath('Product'), 'properties', property).key.from);
      return { changes: [change.change], wanted: [{ code: 'spec.answer-unfit', at, suggests: 'runtime/' }] };
    },
  ),
  ...each(
    [
      ['Product', 'name', '{ type: integer, minimum: 0, maximum: 9, description: A number. }'],
      ['Product', 'images', '{ type: boolean, description: Whether there are any. }'],
    ] as const,
    ([schema, property]) => `an answer with another type of ${property} of ${schema}`,
    ([schema, property, type]) => {
      const real = spec('product');
      const entry = real.entry(...schemaPath(schema), 'properties', property);
      const change = planted(real, value(entry, type));
      const at = change.at(entry.key.from);
      return { changes: [change.change], wanted: [{ code: 'spec.answer-unfit', at, suggests: 'runtime/' }] };
    },
  ),
  fault('a value that an answer no longer takes', () => {
    const real = spec('product');
    const entry = real.entry(...schemaPath('PriceUnit'), 'enum', '1');
    return one(planted(real, value(entry, '▲another')), 'spec.answer-unfit', 'runtime/');
  }),
];

const requests: readonly Fault[] = [
  fault('a request that needs one more parameter', () => {
    const real = spec('product');
    const parameters = real.children('paths', '/Products/{id}', 'get', 'parameters');
    const last = parameters.at(-1);
    if (last === undefined) throw new Error('There are no parameters');
    const text =
      '{ name: season, in: query, required: true, description: Time of year., schema: { type: string, maxLength: 9 } }';
    const change = planted(real, { from: last.end, to: last.end, text: `\n        - ▲${text}` });
    return {
      changes: [change.change],
      wanted: [{ code: 'spec.request-unfit', at: change.marks[0], suggests: 'runtime/' }],
    };
  }),
];

const operations: readonly Fault[] = [
  ...each(
    [
      ['product', '/Misc/rating', '/Misc/ratings'],
      ['content', '/categories', '/categories/all'],
    ] as const,
    ([, path]) => `an operation that moved: GET ${path}`,
    ([api, path, moved]) => {
      const real = spec(api);
      const change = planted(real, key(real.entry('paths', path), `▲${moved}`));
      return {
        changes: [change.change],
        wanted: [{ code: 'spec.operation-missing', at: change.marks[0], suggests: moved }],
      };
    },
  ),
  fault('an operation that is gone', () => {
    const real = spec('content');
    const change = planted(real, key(real.entry('paths', '/blogs'), '/articles'));
    const at = change.at(real.entry('paths').key.from);
    return { changes: [change.change], wanted: [{ code: 'spec.operation-missing', at, suggests: 'runtime/rpc/' }] };
  }),
  fault('an operation with another method', () => {
    const real = spec('content');
    const change = planted(real, key(real.entry('paths', '/menus', 'get'), 'post'));
    const at = change.at(real.entry('paths', '/menus').key.from);
    return { changes: [change.change], wanted: [{ code: 'spec.operation-missing', at, suggests: 'POST /menus' }] };
  }),
];

const harmless: readonly Fault[] = [
  fault('an operation that nothing calls, gone', () => {
    const real = spec('content');
    return fine(planted(real, without(real, real.entry('paths', '/image-rules'))).change);
  }),
  fault('a property more in an answer', () => {
    const real = spec('product');
    const entry = real.entry(...schemaPath('Product'), 'properties', 'sku');
    return fine(
      planted(real, below(real, entry, 'season: { type: string, maxLength: 9, description: Time of year. }')).change,
    );
  }),
];

export const fitFaults: readonly Fault[] = [...answers, ...requests, ...operations, ...harmless];
