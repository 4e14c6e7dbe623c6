import type { DiagnosticCode } from '#cli/diagnostics/catalogue.ts';
import type { Severity } from '#cli/diagnostics/diagnostic.ts';
import type { Draw } from '../draw.ts';
import type { Fault, Planting, Wanted } from '../fault.ts';
import { below, getStart, insert, misspelt, type Planted, planted, value } from '../plant.ts';
import { type Entry, type RealFile, spec } from '../real-file.ts';
import { drawn } from './drawn-faults.ts';

const anySpec = (draw: Draw): RealFile => spec(draw.pick(['product', 'content'] as const));

/** Returns entries of a description by what their path ends in. */
const find = (real: RealFile, fits: (path: readonly string[], entry: Entry) => boolean): Entry[] =>
  real.entries.filter((entry) => fits(entry.path, entry));

function expectAt(change: Planted, code: DiagnosticCode, severity: Severity = 'error', suggests?: string): Planting {
  return { changes: [change.change], wanted: [{ code, severity, at: change.marks[0], suggests }] };
}

/**
 * Adds schemas to a description. Nothing refers to the first one, whose name has the first mark; what is wrong has the second.
 */
function withSchemas(draw: Draw, lines: readonly string[], code: DiagnosticCode, suggests?: string): Planting {
  const real = anySpec(draw);
  const [first] = real.children('components', 'schemas');
  if (first === undefined) throw new Error('There is no schema');
  const change = planted(real, insert(first.key.from, `${lines.join('\n    ')}\n    `));
  const [unused, at] = change.marks;
  const wanted: readonly Wanted[] = [
    { code: 'spec.unused', severity: 'hint', at: unused },
    { code, at, suggests },
  ];
  return { changes: [change.change], wanted };
}

export const descriptionFaults: readonly Fault[] = [
  ...drawn('a security scheme that is not declared', (draw) => {
    const real = anySpec(draw);
    const operations = find(real, (path) => path.at(-1) === 'operationId' && path.length === 4);
    const free = operations.filter(({ path }) => !real.has(...path.slice(0, 3), 'security'));
    const [scheme] = real.children('components', 'securitySchemes');
    const name = scheme?.path.at(-1) ?? '';
    const change = planted(real, below(real, draw.pick(free), `security: [{ ▲${misspelt(name)}: [] }]`));
    return expectAt(change, 'spec.undeclared', 'error', `"${name}"`);
  }),
  ...drawn('a tag that is not declared', (draw) => {
    const real = anySpec(draw);
    const entry = draw.pick(find(real, (path) => path.at(-2) === 'tags' && path[0] === 'paths'));
    const tag = String(entry.plain);
    return expectAt(planted(real, value(entry, `▲${misspelt(tag)}`)), 'spec.undeclared', 'warning');
  }),
  ...drawn('a problem code that does not exist', (draw) => {
    const real = anySpec(draw);
    const entry = draw.pick(find(real, (path) => path.at(-2) === 'x-problem-codes'));
    const code = String(entry.plain);
    return expectAt(planted(real, value(entry, `▲${misspelt(code)}`)), 'spec.undeclared', 'error', `"${code}"`);
  }),
  ...drawn('a format that no tool knows', (draw) => {
    const real = anySpec(draw);
    const entry = draw.pick(find(real, (path, { plain }) => path.at(-1) === 'format' && typeof plain === 'string'));
    const format = String(entry.plain);
    return expectAt(planted(real, value(entry, `▲${misspelt(format)}`)), 'spec.format', 'hint', `"${format}"`);
  }),
  ...drawn('an address of a server that is none', (draw) => {
    const real = anySpec(draw);
    const url = draw.pick([
      `https://${draw.letters(5)}.example?v=1`,
      `https://${draw.letters(5)}.example/#v2`,
      `ftp://${draw.letters(5)}.example`,
      `"https://{${draw.letters(4)}}.example"`,
      'https://',
      `"${draw.letters(4)} ${draw.letters(4)}"`,
    ]);
    return expectAt(planted(real, value(real.entry('servers', '0', 'url'), `▲${url}`)), 'spec.server');
  }),
  ...drawn('a component that nothing refers to', (draw) => {
    const real = anySpec(draw);
    const section = draw.pick(['schemas', 'parameters', 'responses']);
    const [first] = real.children('components', section);
    if (first === undefined) throw new Error(`There is nothing under ${section}`);
    const part = {
      schemas: '{ type: string }',
      parameters: '{ name: a, in: query, schema: { type: string } }',
      responses: '{ description: Fine }',
    }[section];
    const name = `Unused${draw.letters(4)}`;
    return expectAt(planted(real, insert(first.key.from, `▲${name}: ${part}\n    `)), 'spec.unused', 'hint');
  }),
  ...drawn('a schema that both have and that differs', (draw) => {
    const real = spec('content');
    const both = find(
      real,
      (path) =>
        path.length === 4 &&
        path[1] === 'schemas' &&
        path[3] === 'maxLength' &&
        spec('product').has('components', 'schemas', path[2] ?? ''),
    );
    const entry = draw.pick(both);
    const change = planted(real, value(entry, String(Number(entry.plain) + draw.integer(1, 900))));
    const at = change.at(real.entry(...entry.path.slice(0, 3)).key.from);
    return { changes: [change.change], wanted: [{ code: 'spec.shared-differs', severity: 'warning', at }] };
  }),
  ...drawn('a discriminator that leads to nothing', (draw) =>
    withSchemas(
      draw,
      [
        '▲DrawnShape:',
        '  oneOf: [{ $ref: "#/components/schemas/DrawnCircle" }]',
        `  discriminator: { propertyName: form, mapping: { circle: ▲"#/components/schemas/${misspelt('DrawnCircle')}" } }`,
        'DrawnCircle: { type: object, properties: { form: { type: string } } }',
      ],
      'spec.discriminator',
      '"DrawnCircle"',
    ),
  ),
  ...drawn('a discriminator by a property that is not there', (draw) =>
    withSchemas(
      draw,
      [
        '▲DrawnShape:',
        '  oneOf: [{ $ref: "#/components/schemas/DrawnCircle" }]',
        `  discriminator: { propertyName: ▲${misspelt('drawnForm')} }`,
        'DrawnCircle: { type: object, properties: { drawnForm: { type: string } } }',
      ],
      'spec.discriminator',
      '"drawnForm"',
    ),
  ),
  ...drawn('a schema that holds itself without end', (draw) => {
    const names = Array.from({ length: draw.integer(1, 4) }, (_, index) => `Drawn${draw.letters(3)}${index}`);
    const lines = names.map((name, index) => {
      const next = names[(index + 1) % names.length];
      const to = `{ $ref: "#/components/schemas/${next}" }`;
      return `${index === 0 ? '▲' : ''}${name}: { type: object, required: [next], properties: { next: ${to} } }`;
    });
    const real = anySpec(draw);
    const [first] = real.children('components', 'schemas');
    if (first === undefined) throw new Error('There is no schema');
    return expectAt(planted(real, insert(first.key.from, `${lines.join('\n    ')}\n    `)), 'spec.ref-circular');
  }),
  ...drawn('parts of allOf that contradict each other', (draw) => {
    const low = draw.integer(10, 90);
    const parts = draw.pick([
      '[{ type: string }, { type: integer }]',
      `[{ type: integer, minimum: ${low} }, { type: integer, maximum: ${low - draw.integer(1, 9)} }]`,
      '[{ type: string, enum: [a, b] }, { type: string, enum: [c, d] }]',
      '[{ type: object, required: [a], properties: { a: { type: string } } }, { type: object, properties: { b: { type: string } }, additionalProperties: false }]',
    ]);
    return withSchemas(draw, [`▲Drawn${draw.letters(3)}:`, `  ▲allOf: ${parts}`], 'spec.schema', 'oneOf');
  }),
  ...drawn('a file that is not read', (draw) => {
    const name = draw.pick([
      'product-api.yml',
      'content-api.json',
      'product-apis.yaml',
      'content_api.yaml',
      'Product-API.yaml',
    ]);
    const file = `openapi/${name}`;
    const meant = /product/i.test(name) ? 'product-api.yaml' : 'content-api.yaml';
    const wanted = [{ code: 'spec.stray-file', severity: 'warning', at: getStart(file), suggests: meant }] as const;
    return { changes: [{ file, content: 'openapi: 3.1.0\n' }], wanted };
  }),
];
