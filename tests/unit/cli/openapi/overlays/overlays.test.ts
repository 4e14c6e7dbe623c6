import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseOverlaid } from '#cli/openapi/overlays/parse-overlaid.ts';
import { nodeAt, placeAt } from '#cli/sources/located.ts';
import { markedText } from '../../support/marked-text.ts';

// One test for each rule of the OpenAPI Overlay Specification 1.1.0, by the field that it is about.

const description = `openapi: 3.1.0
info: { title: Menus, version: '1' }
tags: [{ name: Old }, { name: New }]
paths:
  /menus:
    get:
      summary: The menus
      tags: [Old, dummy]
      deprecated: true
  /items:
    get:
      tags: [New]
`;
const file = 'openapi/overlays/a.yaml';

/** Applies actions, written as YAML, and returns the plain result and what is said. */
async function apply(actions: string, head = 'overlay: 1.1.0\ninfo: { title: A, version: "1" }\n') {
  const { text, line, column } = markedText(`${head}actions:\n${actions}`);
  const source = { file: 'openapi/product-api.yaml', text: description };
  const { spec, diagnostics } = await parseOverlaid('product', source, [{ file, text }]);
  const told = diagnostics.map(({ code, severity, place, message, help }) => ({
    code,
    severity,
    place,
    message,
    help,
  }));
  return { document: spec?.document, tree: spec?.locate?.(), told, marked: { file, line, column } };
}

const plain = (edit: (document: ReturnType<typeof parse>) => void): unknown => {
  const document = parse(description);
  edit(document);
  return document;
};

describe('an overlay that complies', () => {
  it.each<[string, string, (document: ReturnType<typeof parse>) => void]>([
    [
      'merges an object with an object',
      '- target: $.info\n  update: { description: Food }',
      (d) => (d.info.description = 'Food'),
    ],
    [
      'replaces a primitive by a primitive',
      '- target: $.info.title\n  update: Dishes',
      (d) => (d.info.title = 'Dishes'),
    ],
    [
      'concatenates an array with an array',
      '- target: $.tags\n  update: [{ name: X }, { name: Y }]',
      (d) => d.tags.push({ name: 'X' }, { name: 'Y' }),
    ],
    ['appends an object to an array', '- target: $.tags\n  update: { name: X }', (d) => d.tags.push({ name: 'X' })],
    [
      'appends a primitive to an array',
      '- target: $.paths["/items"].get.tags\n  update: X',
      (d) => d.paths['/items'].get.tags.push('X'),
    ],
    [
      'leaves properties that only the target has, and inserts those that only the update has',
      '- target: $.paths["/menus"]\n  update: { post: { summary: New } }',
      (d) => (d.paths['/menus'].post = { summary: 'New' }),
    ],
    [
      'merges at any depth',
      '- target: $\n  update: { info: { title: A }, paths: { /menus: { get: { summary: B, tags: [C] } } } }',
      (d) => {
        d.info.title = 'A';
        d.paths['/menus'].get.summary = 'B';
        d.paths['/menus'].get.tags.push('C');
      },
    ],
    [
      'updates every node that the target selects',
      '- target: $.paths.*.get\n  update: { x-safe: true }',
      (d) => {
        for (const item of Object.values<{ get: Record<string, unknown> }>(d.paths)) item.get['x-safe'] = true;
      },
    ],
    ['removes properties', '- target: $.paths["/items"]\n  remove: true', (d) => delete d.paths['/items']],
    ['removes items of an array', '- target: $.tags[?@.name == "Old"]\n  remove: true', (d) => d.tags.shift()],
    ['removes several items of an array', '- target: $.tags.*\n  remove: true', (d) => (d.tags = [])],
    [
      'removes primitive items of an array',
      '- target: $.paths.*.get.tags[?@ == "dummy"]\n  remove: true',
      (d) => d.paths['/menus'].get.tags.pop(),
    ],
    [
      'changes nothing where remove is false',
      '- target: $.info\n  remove: false\n  update: { x-a: 1 }',
      (d) => (d.info['x-a'] = 1),
    ],
    [
      'copies a node into an object',
      '- target: $.paths["/items"].get\n  copy: $.paths["/menus"].get',
      (d) => {
        Object.assign(d.paths['/items'].get, { summary: 'The menus', deprecated: true, tags: ['New', 'Old', 'dummy'] });
      },
    ],
    [
      'copies a primitive over a primitive',
      '- target: $.info.title\n  copy: $.paths["/menus"].get.summary',
      (d) => (d.info.title = 'The menus'),
    ],
    [
      'applies actions in order, each to the result of the one before',
      '- target: $.paths["/items"]\n  remove: true\n- target: $.paths\n  update: { /items: { get: { summary: Anew } } }',
      (d) => (d.paths['/items'] = { get: { summary: 'Anew' } }),
    ],
    [
      'may have fields of its own, and descriptions',
      '- target: $.info.title\n  description: Better\n  x-why: because\n  update: Dishes',
      (d) => (d.info.title = 'Dishes'),
    ],
  ])('%s', async (_, actions, edit) => {
    const { document, told } = await apply(actions);
    expect(told).toEqual([]);
    expect(document).toEqual(plain(edit));
  });

  it('may be of version 1.0, with any patch, and say what it extends', async () => {
    for (const version of ['1.0.0', '1.0.1', '1.1.0', '1.1.7']) {
      const head = `overlay: ${version}\ninfo: { title: A, version: "1" }\nextends: ../product-api.yaml\nx-a: 1\n`;
      expect((await apply('- target: $.info.title\n  update: Dishes', head)).told).toEqual([]);
    }
  });

  it('may be JSON', async () => {
    const text = JSON.stringify({
      overlay: '1.1.0',
      info: { title: 'A', version: '1' },
      actions: [{ target: '$.info.title', update: 'B' }],
    });
    const source = { file: 'openapi/product-api.yaml', text: description };
    const { spec } = await parseOverlaid('product', source, [{ file: 'openapi/a.json', text }]);
    expect(spec?.document.info).toMatchObject({ title: 'B' });
  });

  it('succeeds where a target selects nothing, which is said at the target', async () => {
    const { document, told, marked } = await apply('- target: ▲$.paths["/menues"]\n  remove: true');
    expect(document).toEqual(parse(description));
    expect(told).toMatchObject([{ code: 'overlay.no-match', severity: 'warning', place: marked }]);
  });
});

describe('an overlay that does not comply is told at its line:', () => {
  const fine = '- target: $.info.title\n  update: A';
  const info = 'info: { title: A, version: "1" }\n';
  it.each<[string, string, string | undefined, string, RegExp]>([
    ['another version', fine, `overlay: ▲2.0.0\n${info}`, 'overlay.invalid', /version 2\.0\.0/],
    ['a version that is a number', fine, `overlay: ▲1.1\n${info}`, 'overlay.invalid', /as a text/],
    ['no info', fine, '▲overlay: 1.1.0\n', 'overlay.invalid', /no info/],
    ['no title', fine, 'overlay: 1.1.0\n▲info: { version: "1" }\n', 'overlay.invalid', /no title/],
    ['an unknown field', fine, `overlay: 1.1.0\n▲extend: a.yaml\n${info}`, 'overlay.invalid', /"extend"/],
    [
      'another description',
      fine,
      `overlay: 1.1.0\nextends: ▲../content-api.yaml\n${info}`,
      'overlay.extends',
      /content-api/,
    ],
    ['no action', '  ▲[]', undefined, 'overlay.invalid', /not a list with an action/],
    ['an action without target', '- ▲update: A', undefined, 'overlay.invalid', /no target/],
    ['an action that changes nothing', '- ▲target: $.info', undefined, 'overlay.invalid', /changes nothing/],
    [
      'an unknown field of an action',
      '- target: $.info.title\n  update: A\n  ▲describe: x',
      undefined,
      'overlay.invalid',
      /"describe"/,
    ],
    ['remove that is no boolean', '- target: $.info\n  remove: ▲yes', undefined, 'overlay.invalid', /true or false/],
    [
      'remove beside update',
      '- target: $.paths\n  remove: true\n  ▲update: {}',
      undefined,
      'overlay.invalid',
      /no effect beside remove/,
    ],
    [
      'update beside copy',
      '- target: $.info.title\n  update: A\n  ▲copy: $.info.version',
      undefined,
      'overlay.invalid',
      /no effect together/,
    ],
    [
      'copy in version 1.0',
      '- target: $.info.title\n  ▲copy: $.info.version',
      `overlay: 1.0.0\n${info}`,
      'overlay.invalid',
      /no copy in version 1\.0/,
    ],
    ['no JSONPath', '- target: $.paths[▲/menus]\n  remove: true', undefined, 'overlay.path', /is no JSONPath/],
    [
      'a query that does not begin at the root',
      '- target: ▲paths\n  remove: true',
      undefined,
      'overlay.path',
      /is no JSONPath/,
    ],
    [
      'an object over a primitive',
      '- target: $.info.title\n  update: ▲{ en: A }',
      undefined,
      'overlay.unfit',
      /a map cannot be laid over a single value/,
    ],
    [
      'an array over an object, within',
      '- target: $\n  update: { info: ▲[1] }',
      undefined,
      'overlay.unfit',
      /a list cannot be laid over a map/,
    ],
    ['nodes of several kinds', '- target: ▲$.info["title", "version"]\n  update: A\n', undefined, '', /^$/],
    [
      'objects and arrays at once',
      '- target: ▲$["info", "tags"]\n  update: { a: 1 }',
      undefined,
      'overlay.unfit',
      /several kinds/,
    ],
    [
      'a copy of several nodes',
      '- target: $.info.title\n  copy: ▲$.paths.*',
      undefined,
      'overlay.unfit',
      /several nodes/,
    ],
    ['a copy of nothing', '- target: $.info.title\n  copy: ▲$.nothing', undefined, 'overlay.unfit', /nothing/],
    [
      'the whole description to remove',
      '- target: ▲$\n  remove: true',
      undefined,
      'overlay.unfit',
      /whole description/,
    ],
    [
      'an action that a later one overwrites',
      '- ▲target: $.info.title\n  update: A\n- target: $.info.title\n  update: B',
      undefined,
      'overlay.undone',
      /Nothing is left/,
    ],
    [
      'an action that a later one removes',
      '- ▲target: $.paths\n  update: { /a: { get: { summary: A } } }\n- target: $.paths["/a"]\n  remove: true',
      undefined,
      'overlay.undone',
      /Nothing is left/,
    ],
  ])('%s', async (_, actions, head, code, message) => {
    const { told, marked } = await apply(actions, head);
    if (code === '') expect(told).toEqual([]);
    else expect(told).toMatchObject([{ code, place: marked, message: expect.stringMatching(message) }]);
  });
});

describe('a description with an overlay', () => {
  it('knows for each value the line that set it', async () => {
    const { tree } = await apply('- target: $.info\n  update:\n    title: Dishes\n    contact: { name: Ada }');
    if (tree === undefined) throw new Error('The overlay was not applied');
    expect(placeAt(tree, ['info', 'title'])).toMatchObject({ file, line: 6 });
    expect(placeAt(tree, ['info', 'contact', 'name'])).toMatchObject({ file, line: 7 });
    expect(placeAt(tree, ['info', 'version'])).toMatchObject({ file: 'openapi/product-api.yaml', line: 2 });
    expect(nodeAt(tree, ['info', 'title'])?.shadows).toMatchObject({ value: 'Menus' });
  });
});
