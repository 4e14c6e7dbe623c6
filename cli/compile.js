// Runs on `npm ci` (script `prepublish`): compiles the command line into one file, so that it starts fast, and the backend
// beside it; then records what the runtime uses and what the backend reads. Does nothing where the sources and what was made of them are as it left
// them. With `--demo` it also makes what a first build and a first start would take long for. Plain JavaScript, because nothing is
// compiled yet when it runs.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';
import { compiledPackages, noteCompiled } from './compiled-packages.js';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

// Small and needed by nearly every command: inside the file. Everything else stays a dynamic import of its package.
const bundled = new Set([
  'commander',
  'yaml',
  'zod',
  'jsonc-parser',
  'diff',
  'json5',
  'ajv-formats',
  'json-p3',
  'p-limit',
  'yocto-queue',
]);

// The same for the backend: of many small files, which take longer to find than to run.
const bundledInBackend = new Set(['drizzle-orm', 'zod', 'csv-parse', 'csv-stringify', 'jsvat']);

// What draws images: builds have no packages.
const bundledInWorker = new Set(['@resvg/resvg-wasm', '@jsquash/jpeg', '@jsquash/webp']);

// Holidays of the countries that shops deliver to, out of those of the whole world.
const ownHolidays = {
  name: 'own-holidays',
  async load(id) {
    const require = createRequire(import.meta.url);
    if (id !== require.resolve('date-holidays/data')) return null;
    const { components } = parse(await readFile(path.join(root, 'openapi/product-api.yaml'), 'utf8'));
    const { version, license, holidays, names } = require('date-holidays/data').data;
    const kept = Object.fromEntries(components.schemas.Country.enum.map((country) => [country, holidays[country]]));
    // Days of a country that are those of another one name it.
    for (const [, other] of JSON.stringify(kept).matchAll(/"_days":\[?"([A-Z]{2})"/g)) kept[other] ??= holidays[other];
    // Nobody reads what they are called in other languages.
    const english = Object.fromEntries(
      Object.entries(names).map(([key, { name }]) => [key, { name: { en: name.en } }]),
    );
    return `exports.data = ${JSON.stringify({ version, license, holidays: kept, names: english })};`;
  },
};

// One of these packages needs another, which is a file of its own beside it.
const ownFontkit = {
  name: 'own-fontkit',
  resolveId: (source) => (source === 'fontkit' ? { id: './fontkit.cjs', external: true } : null),
};

// Types are made of descriptions that have passed our own checks: the linter that the package asks first takes as long again.
const ownChecks = {
  name: 'own-checks',
  resolveId: (source, importer) =>
    source === '@redocly/openapi-core' || (source === './lib/redoc.mjs' && importer?.includes('openapi-typescript'))
      ? '\0own-checks'
      : null,
  load: (id) =>
    id === '\0own-checks'
      ? 'export const createConfig = () => ({}); export const validateAndBundle = (description) => description;'
      : null,
};

const latePlugins = { 'date-holidays': [ownHolidays], pdfkit: [ownFontkit] };

// Packages of the backend that are needed seldom and are large: a file each, so that projects need not install them.
const latePackages = [
  'date-holidays',
  'turndown',
  'fontkit',
  'pdfkit',
  'xmlbuilder2',
  'nodemailer',
  '@aws-sdk/client-s3',
];

const invoiceFonts = {
  'Inter_400Regular.ttf': '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  'Inter_700Bold.ttf': '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
};

const hasBackend = existsSync(path.join(root, 'backend/main.ts'));
const stampFile = path.join(root, '.cache/compiled.json');
const buildsFolder = path.join(root, 'cli/dist/builds');
const sources = await hashSources();

if (!(await isCompiled())) {
  await rm(stampFile, { force: true });
  // Was built by what is compiled anew.
  await rm(buildsFolder, { recursive: true, force: true });
  // What is recorded below is made with it.
  await compilePackage('./generators/api/compiled-api-types.ts', 'cli/dist/api-types.cjs', [ownChecks]);
  await Promise.all([
    // Loading a file takes time by its size, so what a command needs that stops at its stamp is a file of its own.
    compile('cli/bin.ts', 'cli/dist/shopgen.js', bundled, '#!/usr/bin/env node'),
    compile('cli/main.ts', 'cli/dist/main.js', bundled),
    // What projects import of the package, beside the runtime.
    compile('runtime/contracts/extension.ts', 'cli/dist/extensions.js', bundled),
    compile('cli/testing/test-extension.ts', 'cli/dist/testing.js', bundled),
    // Goes into every build.
    compile('runtime/server/social-images/image-worker.ts', 'cli/dist/image-worker.js', bundledInWorker),
    hasBackend && compileBackend(),
    hasBackend && compileSpecs(),
    hasBackend && recordProviderVariables(),
    recordRuntimeUsage(),
    recordFontMetrics(),
    hasBackend && copyInvoiceFonts(),
    ...(hasBackend ? latePackages : []).map((name) =>
      compilePackage(name, `backend/dist/${path.basename(name)}.cjs`, latePlugins[name]),
    ),
    recordHelp(),
  ]);
  await writeWhole(path.join(root, 'cli/dist/compiled-in.json'), `${JSON.stringify(compiledPackages())}\n`);
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeWhole(stampFile, JSON.stringify({ sources, outputs: await hashOutputs() }));
}
await Promise.all([hasBackend && prepareDemo(), process.argv.includes('--demo') && recordBuilds()]);

async function isCompiled() {
  if (!existsSync(stampFile)) return false;
  const before = JSON.parse(await readFile(stampFile, 'utf8'));
  return before.sources === sources && before.outputs === (await hashOutputs());
}

/** Hashes everything that the output depends on: sources, descriptions, templates, the packages and Node itself. */
async function hashSources() {
  const files = ['package.json', 'package-lock.json'].filter((file) => existsSync(path.join(root, file)));
  for (const folder of ['cli', 'backend', 'runtime', 'openapi', 'templates']) {
    files.push(...(await filesBelow(folder, /^(cli|backend)\/dist\//)));
  }
  return await hashFiles(files, process.version);
}

/** Hashes the output, except demo data and builds, which are checked when they are used, and files that are still being written. */
async function hashOutputs() {
  const except = /^(backend\/dist\/demo|cli\/dist\/builds)\/|\.\d+(\.js)?$/;
  return await hashFiles(
    [...(await filesBelow('cli/dist', except)), ...(await filesBelow('backend/dist', except))],
    '',
  );
}

/** @param {string} folder @param {RegExp} except @returns {Promise<string[]>} Paths from the root, sorted. */
async function filesBelow(folder, except) {
  if (!existsSync(path.join(root, folder))) return [];
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !except.test(file))
    .sort();
}

/** @param {readonly string[]} files @param {string} salt */
async function hashFiles(files, salt) {
  const hash = createHash('sha256').update(salt);
  for (const file of files) hash.update(`\n${file}\n`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

/** @param {string} input @param {string} output @param {ReadonlySet<string>} inside @param {string} banner */
async function compile(input, output, inside, banner = '') {
  const isCommandLine = inside === bundled;
  const bundle = await rolldown({
    cwd: root,
    input: path.join(root, input),
    platform: 'node',
    // Some packages name their ES modules only here; the other form cannot be put inside.
    resolve: { mainFields: ['module', 'main'] },
    external: (id) => isPackage(id) && !inside.has(getPackage(id)) && !(isCommandLine && isLate(id)),
    plugins: isCommandLine ? [lateBuiltins(), separateMain()] : [],
    logLevel: 'warn',
  });
  const { output: chunks } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    banner,
    comments: false,
  });
  await bundle.close();
  noteCompiled(chunks[0].moduleIds);
  const file = path.join(root, output);
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, isCommandLine ? toAscii(chunks[0].code) : chunks[0].code, banner === '' ? 0o644 : 0o755);
}

/** Escapes what is not ASCII, because text of one byte per character is read and parsed faster. @param {string} code */
function toAscii(code) {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Replaces imports of Node's own modules by lazy ones. In a single file every import is at the top, so that each
 * command would load what any of them needs; servers, compression and so on cost as much as all the rest.
 */
function lateBuiltins() {
  const marks = { import: '\0late-import:', require: '\0late-require:' };
  return {
    name: 'late-builtins',
    resolveId(/** @type {string} */ id, /** @type {unknown} */ _, /** @type {{ kind?: string }} */ { kind }) {
      if (!isLate(id)) return undefined;
      const mark = kind === 'require-call' ? marks.require : marks.import;
      return { id: `${mark}${id.replace(/^node:/, '')}`, moduleSideEffects: false };
    },
    load(/** @type {string} */ id) {
      const mark = Object.values(marks).find((candidate) => id.startsWith(candidate));
      if (mark === undefined) return undefined;
      const name = id.slice(mark.length);
      const take = `process.getBuiltinModule('node:${name}')`;
      // A `require` returns the whole module, which the importer may never use.
      if (mark === marks.require) return `module.exports = new Proxy({}, { get: (_, key) => ${take}[key] });`;
      const keys = Object.keys(createRequire(import.meta.url)(`node:${name}`));
      const exported = keys
        .filter((key) => /^[A-Za-z]\w*$/.test(key))
        .map((key) => `export const ${key} = /*#__PURE__*/ (() => ${take}.${key})();`);
      return [...exported, `export default ${take};`].join('\n');
    },
  };
}

/** Leaves the import of `cli/main.ts` as one of the file that it is compiled to. */
function separateMain() {
  return {
    name: 'separate-main',
    resolveId: (/** @type {string} */ id) => (id === './main.ts' ? { id: './main.js', external: true } : undefined),
  };
}

/** The bundler's own few lines need `node:module` before anything else. @param {string} id */
function isLate(id) {
  return isBuiltin(id) && !/^(node:)?module$/.test(id);
}

/** Compiles the backend. Worker threads are files of their own, beside its main file. */
async function compileBackend() {
  const files = await readdir(path.join(root, 'backend'), { recursive: true });
  const workers = files.filter((file) => file.endsWith('.worker.ts')).map((file) => `backend/${file}`);
  await Promise.all([
    compile('backend/main.ts', 'backend/dist/backend.js', bundledInBackend),
    compile('backend/orders-main.ts', 'backend/dist/orders.js', bundledInBackend),
    compile('backend/content-main.ts', 'backend/dist/content.js', bundledInBackend),
    compile('backend/demo-template-main.ts', 'backend/dist/demo-template.js', bundledInBackend),
    compile('backend/business-central-main.ts', 'backend/dist/business-central.js', bundledInBackend),
    ...workers.map((worker) =>
      compile(worker, `backend/dist/${path.basename(worker).replace(/\.ts$/, '.js')}`, bundledInBackend),
    ),
  ]);
}

/**
 * Writes the descriptions of the APIs as JSON and their validators as code, so that a starting backend need neither parse
 * YAML nor compile schemas.
 */
async function compileSpecs() {
  await mkdir(path.join(root, 'backend/dist'), { recursive: true });
  const parsed = await run('backend/api/spec-document.ts', ({ parseSpecDocuments }) => parseSpecDocuments());
  for (const [file, text] of parsed) await writeWhole(file, text);
  const compiled = await run('backend/api/compile-api.ts', ({ compileApi }) => compileApi());
  for (const [file, text] of compiled) await writeWhole(file, text);
}

/** Records which environment variables the payment providers need, for `doctor`. */
async function recordProviderVariables() {
  const names = await run('backend/payments/providers.ts', ({ providerVariables }) => providerVariables);
  await writeWhole(path.join(root, 'cli/dist/provider-variables.json'), `${JSON.stringify(names)}\n`);
}

/**
 * Records the metrics of fonts, of which a site needs four: the package that has them holds 170 MB, for every weight of two thousand
 * families.
 */
async function recordFontMetrics() {
  const { entireMetricsCollection } = await import('@capsizecss/metrics/entireMetricsCollection');
  const metrics = Object.values(entireMetricsCollection).map(
    ({ familyName, capHeight, ascent, descent, lineGap, unitsPerEm, xHeight, xWidthAvg, subsets }) => [
      familyName,
      { familyName, capHeight, ascent, descent, lineGap, unitsPerEm, xHeight, xWidthAvg, subsets },
    ],
  );
  await writeWhole(path.join(root, 'cli/dist/font-metrics.json'), JSON.stringify(Object.fromEntries(metrics)));
}

/**
 * Compiles a package or a module, with all that it needs, to one file; the compiler of TypeScript, which others need as well, stays a
 * package. Required: of what is imported, Node would read all of the compiler for its names before it runs it.
 * @param {string} name @param {string} output
 */
async function compilePackage(name, output, plugins = []) {
  const bundle = await rolldown({
    cwd: root,
    input: createRequire(import.meta.url).resolve(name),
    platform: 'node',
    external: ['typescript'],
    plugins,
    logLevel: 'silent',
  });
  const { output: chunks } = await bundle.generate({ format: 'cjs', codeSplitting: false, comments: false });
  await bundle.close();
  noteCompiled(chunks[0].moduleIds);
  await mkdir(path.dirname(path.join(root, output)), { recursive: true });
  await writeWhole(path.join(root, output), chunks[0].code);
}

/** Copies the two fonts of invoices: the package that has them holds every weight. */
async function copyInvoiceFonts() {
  await mkdir(path.join(root, 'backend/dist'), { recursive: true });
  const require = createRequire(import.meta.url);
  for (const [name, file] of Object.entries(invoiceFonts)) {
    await cp(require.resolve(file), path.join(root, 'backend/dist', name));
    noteCompiled([require.resolve(file)]);
  }
}

/** Records the help of all commands, because making it takes longer than printing it. */
async function recordHelp() {
  const help = await run('cli/record-help.ts', ({ recordHelp }) => recordHelp());
  await writeWhole(path.join(root, 'cli/dist/help.json'), JSON.stringify(help));
}

/**
 * With `--demo`, as in `npm ci`, makes the data of a first start once, so that the first start only copies it. Without
 * it, deletes data that was made from other sources.
 */
async function prepareDemo() {
  const how = process.argv.includes('--demo') ? 'make' : 'check';
  const program = spawn(process.execPath, [path.join(root, 'backend/dist/demo-template.js'), how], {
    stdio: 'inherit',
  });
  const [code] = await once(program, 'exit');
  if (code !== 0) throw new Error('The data of a first start could not be made.');
}

/**
 * Records which operations and message keys there are, so that `validate` need not read the runtime's sources; and
 * which descriptions the runtime was checked with and what their types are, so that it need not read and check those
 * again.
 */
async function recordRuntimeUsage() {
  const usage = await run('cli/runtime-usage/scan-runtime-usage.ts', ({ scanRuntimeUsage }) => scanRuntimeUsage(root));
  await writeWhole(path.join(root, 'cli/dist/runtime-usage.json'), `${JSON.stringify(usage, null, 1)}\n`);
  const [file, documentsFile] = ['checked-specs', 'checked-documents'].map((name) =>
    path.join(root, `cli/dist/${name}.json`),
  );
  const before = existsSync(file) && existsSync(documentsFile) ? JSON.parse(await readFile(file, 'utf8')) : undefined;
  const { checked, documents, entries } = await run('cli/project/record-checked-specs.ts', ({ recordCheckedSpecs }) =>
    recordCheckedSpecs(root, usage.operations, before),
  );
  await recordEntries(path.join(root, 'cli/dist/checked-specs'), entries);
  if (documents) await writeWhole(documentsFile, JSON.stringify(documents));
  if (checked !== before) await writeWhole(file, `${JSON.stringify(checked)}\n`);
}

/**
 * Builds a site of the package and records what of it other sites share: its libraries and its code, so that first builds of sites
 * with the same need not bundle them. Not for all sites: each takes seconds and megabytes.
 */
async function recordBuilds() {
  if (existsSync(buildsFolder)) return;
  const work = await mkdtemp(path.join(tmpdir(), 'shopgen-builds-'));
  try {
    for (const folder of ['site-configs', 'locales', 'openapi']) {
      await cp(path.join(root, folder), path.join(work, folder), { recursive: true });
    }
    const options = ['build', '--site', 'acoustic', '--root', work];
    const program = spawn(process.execPath, [path.join(root, 'cli/dist/shopgen.js'), ...options], { stdio: 'ignore' });
    const [code] = await once(program, 'exit');
    // Sources that cannot be built now: the command that builds them says why.
    if (code !== 0) return;
    const draft = `${buildsFolder}.${process.pid}`;
    await mkdir(draft);
    const [libraries, profiles] = ['libraries', 'profiles'].map((name) => path.join(work, 'dist/.cache', name));
    for (const name of await readdir(libraries)) await copyRecord(path.join(libraries, name), work, draft, name);
    for (const name of await readdir(profiles)) {
      const [record] = await readdir(path.join(profiles, name));
      await copyRecord(path.join(profiles, name, record), work, draft, `${name}.json`);
    }
    await rename(draft, buildsFolder);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Copies a record of a build's cache, and the contents that it refers to.
 * @param {string} record @param {string} work @param {string} folder @param {string} name
 */
async function copyRecord(record, work, folder, name) {
  await cp(record, path.join(folder, name));
  const hashes = new Set(Object.values(JSON.parse(await readFile(record, 'utf8')).outputs));
  for (const hash of hashes) await cp(path.join(work, 'dist/.store', hash), path.join(folder, hash), { force: false });
}

/**
 * Writes entries to a folder and deletes the ones made from other sources.
 * @param {string} folder
 * @param {ReadonlyMap<string, unknown>} entries
 */
async function recordEntries(folder, entries) {
  await mkdir(folder, { recursive: true });
  for (const [hash, entry] of entries) await writeWhole(path.join(folder, `${hash}.json`), JSON.stringify(entry));
  for (const file of await readdir(folder)) {
    if (!entries.has(path.basename(file, '.json'))) await rm(path.join(folder, file));
  }
}

/**
 * Compiles a source file, passes its exports to `use` and removes it again.
 * @template Result
 * @param {string} input @param {(exports: any) => Result} use
 */
async function run(input, use) {
  // Unique per run: two may compile at the same time.
  const output = `cli/dist/${path.basename(input, '.ts')}.${process.pid}.js`;
  await compile(input, output, new Set());
  try {
    return await use(await import(pathToFileURL(path.join(root, output)).href));
  } finally {
    await rm(path.join(root, output));
  }
}

/**
 * Writes a file in one step, so that a reader never sees half of it.
 * @param {string} file
 * @param {string} text
 * @param {number} mode
 */
async function writeWhole(file, text, mode = 0o644) {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, text, { mode });
  await rename(temporary, file);
}

/** @param {string} id */
function isPackage(id) {
  return !id.startsWith('.') && !id.startsWith('#') && !path.isAbsolute(id);
}

/** @param {string} id */
function getPackage(id) {
  return id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');
}
