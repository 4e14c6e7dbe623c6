import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const config = 'site-configs/acoustic.yaml';
const texts = 'locales/nl-NL/global.json';
const spec = 'openapi/product-api.yaml';

/** A hostile input and its first expected diagnostic. */
export interface HostileInput {
  readonly name: string;
  /** Contents by file. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Creates links, pipes and the like. Returns the paths to delete afterwards. */
  readonly prepare?: (root: string) => readonly string[];
  /** Whether it runs in a separate process with measured memory: always, or only in `npm run soak`. */
  readonly alone?: 'always' | 'at length';
  readonly code: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

const kibibyte = 1024;
const fill = (unit: string, size: number): string => unit.repeat(Math.floor(size / unit.length));
const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** Nine levels of nine: hundreds of millions of values when expanded. */
const laughs = (first: string, level: (above: string) => string): string =>
  `a0: &a0 ${first}\n${many(9, (index) => `a${index + 1}: &a${index + 1} ${level(`*a${index}`)}\n`)}`;
const bombs = {
  lists: laughs('[1,1,1,1,1,1,1,1,1]', (above) => `[${fill(`${above},`, 9 * 4)}]`),
  maps: laughs('{ x: 1 }', (above) => `{ ${many(9, (index) => `k${index}: ${above}, `)}}`),
};
const head = 'openapi: 3.1.0\ninfo: { title: Big, version: "1" }\npaths: {}\n';

const at = (file: string, line: number, column: number) => ({ file, line, column });

/** YAML that is small to write and large to read. */
export const hostileYaml: readonly HostileInput[] = [
  {
    name: 'a billion laughs',
    alone: 'always',
    files: { [config]: bombs.lists },
    code: 'yaml.alias',
    file: config,
    line: 4,
  },
  {
    name: 'a billion laughs of maps',
    alone: 'at length',
    files: { [config]: bombs.maps },
    code: 'yaml.alias',
    file: config,
  },
  {
    name: 'an anchor within itself',
    files: { [config]: 'a: &a { b: { c: *a } }\n' },
    code: 'yaml.alias',
    ...at(config, 1, 17),
  },
  {
    name: 'merge keys',
    files: { [config]: 'siteName: &a { x: 1 }\nflags: { <<: *a }\n' },
    code: 'config.missing-key',
    file: config,
  },
  {
    name: '10,000 lists in lists',
    alone: 'at length',
    files: { [config]: `id: ${'['.repeat(10_000)}${']'.repeat(10_000)}` },
    code: 'file.too-deep',
    ...at(config, 1, 103),
  },
  {
    name: '10,000 maps in maps',
    files: { [config]: `id: ${'{a: '.repeat(10_000)}${'}'.repeat(10_000)}` },
    code: 'file.too-deep',
    file: config,
  },
  {
    name: '10,000 dashes in a row',
    alone: 'at length',
    files: { [config]: `${'- '.repeat(10_000)}x` },
    code: 'file.too-deep',
    file: config,
  },
  {
    name: '10,000 question marks in a row',
    files: { [config]: `${'? '.repeat(10_000)}x` },
    code: 'file.too-deep',
    file: config,
  },
  {
    name: '700 levels of indentation',
    files: { [config]: many(700, (index) => `${' '.repeat(index)}a:\n`) },
    code: 'file.too-deep',
    ...at(config, 100, 100),
  },
  {
    name: 'more values than a configuration has',
    alone: 'always',
    files: { [config]: `id: [${fill('1,', 250 * kibibyte)}]` },
    code: 'file.too-large',
    file: config,
    line: 1,
  },
  {
    name: 'nothing but line ends',
    files: { [config]: `id: acoustic${fill('\n', 250 * kibibyte)}x: 1` },
    code: 'file.too-large',
    file: config,
  },
  {
    name: 'thousands of misspelt keys',
    alone: 'at length',
    files: { [config]: many(6000, (index) => `key${index}: 1\n`) },
    code: 'config.missing-key',
    file: config,
  },
  {
    name: 'thousands of errors in syntax',
    alone: 'at length',
    files: { [config]: fill('a: b: c\n', 250 * kibibyte) },
    code: 'yaml.syntax',
    ...at(config, 1, 4),
  },
  {
    name: 'thousands of tags',
    alone: 'at length',
    files: { [config]: many(5000, (index) => `k${index}: !x y\n`) },
    code: 'yaml.syntax',
    ...at(config, 1, 5),
  },
  {
    name: 'a tag that would run a program',
    files: { [config]: 'id: !!js/function "function () {}"\n' },
    code: 'yaml.syntax',
    ...at(config, 1, 5),
  },
  { name: 'a tag for bytes', files: { [config]: 'id: !!binary aGVsbG8=\n' }, code: 'yaml.syntax', ...at(config, 1, 5) },
  {
    name: 'a key of 200 KiB',
    files: { [config]: `${'k'.repeat(200 * kibibyte)}: 1\n` },
    code: 'yaml.syntax',
    ...at(config, 1, 1),
  },
  {
    name: 'a line of 200 KiB',
    files: { [config]: `sitename: ${'x'.repeat(200 * kibibyte)}\n` },
    code: 'config.missing-key',
    file: config,
  },
  { name: 'another YAML', files: { [config]: '%YAML 1.1\n---\nid: yes\n' }, code: 'yaml.syntax', ...at(config, 1, 1) },
  {
    name: 'thousands of documents',
    files: { [config]: fill('---\nid: a\n', 200 * kibibyte) },
    code: 'yaml.syntax',
    ...at(config, 3, 1),
  },
  {
    name: 'a file of 3 MiB',
    alone: 'at length',
    files: { [config]: 'x'.repeat(3072 * kibibyte) },
    code: 'file.too-large',
    ...at(config, 1, 1),
  },
];

/** Files that are not valid text, or not the expected text. */
export const hostileText: readonly HostileInput[] = [
  {
    name: 'a picture',
    files: { [config]: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]) },
    code: 'file.binary',
    ...at(config, 1, 1),
  },
  {
    name: 'UTF-16 with its mark',
    files: { [config]: Buffer.from('\ufeffid: acoustic\n', 'utf16le') },
    code: 'file.encoding',
    ...at(config, 1, 1),
  },
  {
    name: 'UTF-16 without its mark',
    files: { [config]: Buffer.from('id: acoustic\n', 'utf16le') },
    code: 'file.encoding',
    ...at(config, 1, 1),
  },
  {
    name: 'Latin-1',
    files: { [config]: Buffer.from('id: acoustic\nsiteName: Fr\u00e9d\u00e9ric\n', 'latin1') },
    code: 'file.binary',
    ...at(config, 2, 13),
  },
  { name: 'a zero byte', files: { [texts]: '{\n  "a": "x\0"\n}' }, code: 'file.binary', ...at(texts, 2, 10) },
  {
    name: 'carriage returns alone',
    files: { [config]: 'extends: base\rid: acoustic\r' },
    code: 'file.line-ends',
    ...at(config, 1, 14),
  },
  { name: 'nothing', files: { [config]: '' }, code: 'config.empty', ...at(config, 1, 1) },
  { name: 'white space', files: { [config]: ' \n\n   \n' }, code: 'config.empty', ...at(config, 1, 1) },
  { name: 'nothing but comments', files: { [config]: '# a\n# b\n' }, code: 'config.empty', ...at(config, 1, 1) },
  { name: 'nothing in a locale file', files: { [texts]: ' \n' }, code: 'json.syntax', ...at(texts, 1, 1) },
  { name: 'nothing in a description', files: { [spec]: '' }, code: 'spec.invalid', ...at(spec, 1, 1) },
];

/** The same for JSON. */
export const hostileJson: readonly HostileInput[] = [
  {
    name: '10,000 arrays in arrays',
    files: { [texts]: '['.repeat(10_000) },
    code: 'file.too-deep',
    ...at(texts, 1, 101),
  },
  {
    name: '10,000 objects in objects',
    alone: 'always',
    files: { [texts]: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` },
    code: 'file.too-deep',
    ...at(texts, 1, 501),
  },
  {
    name: 'more values than a locale has',
    alone: 'at length',
    files: { [texts]: `[${fill('1,', 400 * kibibyte)}1]` },
    code: 'file.too-large',
    file: texts,
  },
  {
    name: 'thousands of keys',
    alone: 'at length',
    files: { [texts]: `{${many(9000, (index) => `"k${index}":"v",`)}"z":"z"}` },
    code: 'message.missing',
    file: texts,
  },
  {
    name: 'thousands of missing commas',
    files: { [texts]: `{${many(9000, (index) => `"k${index}":"v" `)}}` },
    code: 'json.syntax',
    ...at(texts, 1, 11),
  },
  {
    name: 'a key that stands thousands of times',
    files: { [texts]: `{"k":"v"${fill(',"k":"v"', 60_000)}}` },
    code: 'message.missing',
    file: texts,
  },
  {
    name: 'a key of 400 KiB',
    alone: 'at length',
    files: { [texts]: `{"${'k'.repeat(400 * kibibyte)}": "x"}` },
    code: 'message.missing',
    file: texts,
  },
  {
    name: 'a number of 5 MiB',
    files: { [texts]: '1'.repeat(5120 * kibibyte) },
    code: 'file.too-large',
    ...at(texts, 1, 1),
  },
];

/** Descriptions of APIs, in YAML and in the JSON that YAML includes. */
export const hostileSpecs: readonly HostileInput[] = [
  {
    name: 'a billion laughs in a description',
    alone: 'at length',
    files: { [spec]: `${head}${bombs.lists}` },
    code: 'yaml.alias',
    file: spec,
  },
  {
    name: '10,000 arrays in JSON',
    alone: 'at length',
    files: { [spec]: `{"openapi":"3.1.0","x":${'['.repeat(10_000)}${']'.repeat(10_000)}}` },
    code: 'file.too-deep',
    file: spec,
    line: 1,
  },
  {
    name: '10,000 objects in JSON',
    files: { [spec]: `{"openapi":"3.1.0","x":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}` },
    code: 'file.too-deep',
    file: spec,
    line: 1,
  },
  {
    name: 'more values than a description has',
    alone: 'always',
    files: { [spec]: `${head}x: [${fill('1,', 3000 * kibibyte)}]` },
    code: 'file.too-large',
    file: spec,
    line: 4,
  },
  {
    name: 'thousands of unknown keys',
    alone: 'at length',
    files: { [spec]: `${head}${many(20_000, (index) => `k${index}: v\n`)}` },
    code: 'spec.unknown-key',
    ...at(spec, 4, 1),
  },
  {
    name: 'thousands of schemas that refer to one another',
    files: {
      [spec]: `${head}components:\n  schemas:\n${many(9000, (index) => `    S${index}: { $ref: '#/components/schemas/S${index + 1}' }\n`)}`,
    },
    code: 'spec.ref-unresolved',
    file: spec,
  },
  {
    name: 'a description of 20 MiB',
    alone: 'at length',
    files: { [spec]: 'x'.repeat(20_480 * kibibyte) },
    code: 'file.too-large',
    ...at(spec, 1, 1),
  },
  {
    name: 'a reference out of the root',
    files: { [spec]: `${head.replace('{}', '')}  /a:\n    $ref: ../../../etc/passwd\n` },
    code: 'spec.ref-unresolved',
    ...at(spec, 5, 11),
  },
  {
    name: 'a reference to another machine',
    files: { [spec]: `${head.replace('{}', '')}  /a:\n    $ref: http://127.0.0.1:9/x\n` },
    code: 'spec.ref-unresolved',
    ...at(spec, 5, 11),
  },
];

/** Replaces an input. */
function instead(root: string, file: string, make: (whole: string) => void): readonly string[] {
  const whole = path.join(root, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  rmSync(whole, { recursive: true, force: true });
  make(whole);
  return [file];
}

const link = (file: string, target: string) => (root: string) =>
  instead(root, file, (whole) => symlinkSync(target, whole));

/** Links, pipes and names: what the file system makes possible. */
export const hostileFiles: readonly HostileInput[] = [
  {
    name: 'a configuration that is a link out of the root',
    prepare: link('site-configs/x.yaml', '/etc/passwd'),
    code: 'file.outside-root',
    ...at('site-configs/x.yaml', 1, 1),
  },
  {
    name: 'a locale that is a link out of the root',
    prepare: link('locales/nl-NL', '/'),
    code: 'file.outside-root',
    ...at('locales/nl-NL', 1, 1),
  },
  {
    name: 'a locale file that is a link out of the root',
    prepare: link(texts, '/etc/hostname'),
    code: 'file.outside-root',
    ...at(texts, 1, 1),
  },
  {
    name: 'a description that is a link out of the root',
    prepare: link(spec, '/etc/passwd'),
    code: 'file.outside-root',
    ...at(spec, 1, 1),
  },
  {
    name: 'a link to nothing',
    prepare: link('site-configs/x.yaml', 'nothing.yaml'),
    code: 'file.unreadable',
    ...at('site-configs/x.yaml', 1, 1),
  },
  { name: 'a link to itself', prepare: link(spec, 'product-api.yaml'), code: 'file.unreadable', ...at(spec, 1, 1) },
  {
    name: 'a link to what never ends',
    alone: 'always',
    prepare: link(spec, '/dev/zero'),
    code: 'file.outside-root',
    ...at(spec, 1, 1),
  },
  {
    name: 'a pipe that nobody writes to',
    alone: 'always',
    prepare: (root) => instead(root, config, (whole) => execFileSync('mkfifo', [whole])),
    code: 'file.unreadable',
    ...at(config, 1, 1),
  },
  {
    name: 'a folder in the place of a file',
    prepare: (root) => instead(root, spec, (whole) => mkdirSync(whole)),
    code: 'file.unreadable',
    ...at(spec, 1, 1),
  },
  {
    name: 'a folder with the name of a configuration',
    prepare: (root) => instead(root, 'site-configs/x.yaml', (whole) => mkdirSync(whole)),
    code: 'file.unreadable',
    ...at('site-configs/x.yaml', 1, 1),
  },
  ...['x.yml', 'x.YAML', 'x.JSON', 'X.yaml', '__proto__.yaml'].map((name) => ({
    name: `a configuration called ${name}`,
    files: { [`site-configs/${name}`]: 'extends: base\n' },
    code: 'config.file-name',
    ...at(`site-configs/${name}`, 1, 1),
  })),
  {
    name: 'a locale file called header.JSON',
    files: { 'locales/nl-NL/header.JSON': '{}' },
    code: 'file.name',
    ...at('locales/nl-NL/header.JSON', 1, 1),
  },
];
