import { each, type Fault, fault } from '../fault.ts';
import { below, fine, getStart, insert, key, misspelt, one, planted, value, whole, without } from '../plant.ts';
import { type Entry, pickNth, type RealFile, spec } from '../real-file.ts';

const apis = ['product', 'content'] as const;
const getSpec = (nth: number): RealFile => spec(pickNth(apis, nth));
const methods = ['get', 'put', 'post', 'delete', 'patch'];
const getLast = ({ path }: Entry): string => path.at(-1) ?? '';

/** Operations in the order of the file. */
const operations = (real: RealFile): Entry[] =>
  real.entries.filter(
    ({ path }) => path.length === 3 && path[0] === 'paths' && methods.includes(getLast({ path } as Entry)),
  );
/** References of operations to something, such as `schemas`. */
const references = (real: RealFile, kind: string): Entry[] =>
  real.entries.filter(
    (entry) =>
      entry.path[0] === 'paths' && getLast(entry) === '$ref' && String(entry.plain).startsWith(`#/components/${kind}/`),
  );

export const specSyntaxFaults: readonly Fault[] = [
  fault('a quote that is never closed', () => {
    const entry = spec('product').entry('openapi');
    return one(planted(spec('product'), value(entry, `"${String(entry.plain)}▲`)), 'yaml.syntax');
  }),
  ...each(
    [0, 1],
    (nth) => `a key twice in ${getSpec(nth).file}`,
    (nth) => {
      const real = getSpec(nth);
      const entry = real.entry(...pickNth(operations(real), nth * 3 + 2).path, 'operationId');
      return one(planted(real, below(real, entry, '▲operationId: another')), 'yaml.duplicate-key', 'line');
    },
  ),
  ...each(
    [0, 1],
    (nth) => `a tab for spaces in ${getSpec(nth).file}`,
    (nth) => {
      const real = getSpec(nth);
      const entry = real.entry(...pickNth(operations(real), nth + 4).path, 'operationId');
      const line = real.text.lastIndexOf('\n', entry.key.from) + 1;
      return one(planted(real, { from: line, to: entry.key.from, text: '▲\t\t\t' }), 'yaml.syntax');
    },
  ),
  ...each(
    ['3.2.0', '2.0', '"4.0.0"'],
    (version) => `OpenAPI ${version}`,
    (version, index) => {
      const real = getSpec(index);
      return one(planted(real, value(real.entry('openapi'), `▲${version}`)), 'spec.invalid', '3.1');
    },
  ),
  fault('a description that is not there', () => ({
    changes: [{ file: getSpec(1).file, gone: true }],
    wanted: [{ code: 'file.unreadable', at: getStart(getSpec(1).file) }],
  })),
  ...each(
    [
      ['nothing', ''],
      ['a list', '- openapi: 3.1.0\n'],
      ['a word', 'openapi\n'],
    ] as const,
    ([name]) => `${name} for a description`,
    ([, text], index) => whole(getSpec(index).file, text, 'spec.invalid'),
  ),
];

export const specFaults: readonly Fault[] = [
  ...each(
    [1, 2, 3, 6],
    (nth) => `an operationId that stands twice, operation ${nth} of ${getSpec(nth).file}`,
    (nth) => {
      const real = getSpec(nth);
      const all = operations(real).filter(({ path }) => methods.slice(0, 3).includes(path.at(-1) ?? ''));
      const [first, later] = [pickNth(all, nth), pickNth(all, nth + 3)];
      const taken = real.entry(...first.path, 'operationId');
      const change = planted(real, value(real.entry(...later.path, 'operationId'), `▲${String(taken.plain)}`));
      return one(change, 'spec.duplicate-operation-id', `line ${change.at(taken.key.from).line}`);
    },
  ),
  ...each(
    [0, 5],
    (nth) => `operation ${nth} of ${getSpec(nth).file} without operationId`,
    (nth) => {
      const real = getSpec(nth);
      const operation = pickNth(operations(real), nth);
      const change = planted(real, without(real, real.entry(...operation.path, 'operationId')));
      return { changes: [change.change], wanted: [{ code: 'spec.invalid', at: change.at(operation.key.from) }] };
    },
  ),
  ...each(
    [
      [0, 'schemas'],
      [1, 'schemas'],
      [2, 'responses'],
      [3, 'parameters'],
      [4, 'schemas'],
      [5, 'responses'],
    ] as const,
    ([nth, kind]) => `a misspelt reference ${nth} to one of ${kind} in ${getSpec(nth).file}`,
    ([nth, kind]) => {
      const real = getSpec(nth);
      const entry = pickNth(references(real, kind), nth * 5 + 3);
      const name = String(entry.plain).split('/').at(-1) ?? '';
      const wrong = String(entry.plain).replace(name, misspelt(name));
      return one(planted(real, value(entry, `▲'${wrong}'`)), 'spec.ref-unresolved', `"${name}"`);
    },
  ),
  ...each(
    [
      ['another file', './schemas.yaml#/Product'],
      ['another server', 'https://api.example/schemas/Product'],
      ['nothing', '#/compnents/schemas/Product'],
    ] as const,
    ([name]) => `a reference to ${name}`,
    ([, wrong], index) => {
      const real = getSpec(index);
      const entry = pickNth(references(real, 'schemas'), index + 7);
      return one(planted(real, value(entry, `▲'${wrong}'`)), 'spec.ref-unresolved');
    },
  ),
  fault('a parameter where a schema is needed', () => {
    const real = spec('content');
    const entry = pickNth(references(real, 'schemas'), 3);
    return one(planted(real, value(entry, "▲'#/components/parameters/ShopId'")), 'spec.ref-kind');
  }),
  ...each(
    [
      [0, 'summary'],
      [1, 'description'],
      [2, 'parameters'],
    ] as const,
    ([nth, name]) => `a misspelt key ${name} of an operation in ${getSpec(nth).file}`,
    ([nth, name]) => {
      const real = getSpec(nth);
      const found = operations(real).filter(({ path }) => real.has(...path, name) && !(path[1] ?? '').includes('{'));
      const entry = real.entry(...pickNth(found, nth).path, name);
      return one(planted(real, key(entry, `▲${misspelt(name)}`)), 'spec.unknown-key', `"${name}"`);
    },
  ),
  fault('a misspelt key of a schema', () => {
    const real = spec('product');
    const found = real.entries.filter((entry) => getLast(entry) === 'maxLength' && entry.path[1] === 'schemas');
    return one(planted(real, key(pickNth(found, 4), '▲maxLegnth')), 'spec.unknown-key', '"maxLength"');
  }),
  fault('a key of an older OpenAPI', () => {
    const real = spec('content');
    const found = real.entries.filter((entry) => getLast(entry) === 'maxLength' && entry.path[1] === 'schemas');
    return one(planted(real, below(real, pickNth(found, 6), '▲nullable: true')), 'spec.unknown-key');
  }),
  ...each(
    [
      ['a type that does not exist', 'type', 'strng', '"string"'],
      ['a pattern that is none', 'pattern', "'[a-z'", undefined],
    ] as const,
    ([name]) => name,
    ([, name, wrong, near], index) => {
      const real = getSpec(index);
      const found = real.entries.filter(
        (entry) =>
          entry.path[0] === 'components' &&
          entry.path[1] === 'schemas' &&
          getLast(entry) === name &&
          (name !== 'type' || (entry.plain === 'string' && entry.path.includes('properties'))),
      );
      return one(planted(real, value(pickNth(found, 3), `▲${wrong}`)), 'spec.schema', near);
    },
  ),
  fault('a required property that is not there', () => {
    const real = spec('content');
    const found = real.entries.filter(
      (entry) => entry.path.length === 5 && entry.path[1] === 'schemas' && entry.path[3] === 'required',
    );
    const entry = pickNth(found, 5);
    return one(planted(real, insert(entry.value.from, '▲nothingOfTheKind, ')), 'spec.schema');
  }),
  fault('a status that is none', () => {
    const real = spec('product');
    const operation = pickNth(operations(real), 8);
    const entry = real.children(...operation.path, 'responses')[0];
    if (entry === undefined) throw new Error('There is no answer');
    return one(planted(real, key(entry, "▲'20O'")), 'spec.response');
  }),
  fault('a parameter of a path that nobody declares', () => {
    const real = spec('content');
    const paths = real.children('paths').map(getLast);
    const isAlone = ({ path: [, path = ''] }: Entry): boolean =>
      !path.includes('{') && paths.every((other) => !other.startsWith(`${path}/`));
    const operation = pickNth(operations(real).filter(isAlone), 4);
    const entry = real.entry(...operation.path.slice(0, 2));
    const change = planted(real, key(entry, `${operation.path[1]}/{part}`));
    const at = change.at(operation.key.from);
    return { changes: [change.change], wanted: [{ code: 'spec.parameter', at, suggests: 'part' }] };
  }),
];

export const specsThatAreFine: readonly Fault[] = [
  fault('a byte order mark and line ends of Windows in a description', () => {
    const real = spec('content');
    return fine({ file: real.file, content: `\ufeff${real.text.replaceAll('\n', '\r\n')}` });
  }),
];
