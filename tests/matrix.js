/**
 * `npm run matrix [-- version…]`: installs the packed package with every promised version of Node, and builds, serves and checks a
 * shop that `init` made. The builds, each in a folder of its own, have to be the same to the byte. Fetches the versions once into `.cache/nodes`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The oldest version of the oldest line that `engines` promises, and the newest of the others. */
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20.19.0', '22', '24'];

const root = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(path.join(tmpdir(), 'shopgen-nodes-'));
try {
  run(work, 'npm', ['pack', root, '--pack-destination', work]);
  const packed = path.join(work, readdirSync(work).find((name) => name.endsWith('.tgz')) ?? '');
  const builds = [];
  for (const version of versions) builds.push(await tryVersion(version, packed));
  compareBuilds(builds);
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function tryVersion(version, packed) {
  const bin = fetchNode(version);
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const name = run(work, 'node', ['--version'], env).trim();
  const folder = path.join(work, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "shops", "private": true }');
  const told = run(folder, 'npm', ['install', '--no-audit', '--no-fund', packed], env);
  if (/EBADENGINE/.test(told)) throw new Error(`npm warns about engines on Node ${name}:\n${told}`);
  const shopgen = path.join(folder, 'node_modules/shopgen/cli/dist/shopgen.js');
  for (const args of [['init'], ['validate'], ['build', '--site', 'demo']])
    run(folder, 'node', [shopgen, ...args], env);
  const files = hashFiles(path.join(folder, 'dist/demo'));
  await tryShop(folder, shopgen, env);
  process.stdout.write(`Node ${name}: installs without a warning, builds and serves a shop\n`);
  rmSync(folder, { recursive: true });
  return { name, files };
}

/** Returns the SHA-256 of each file, by its path. */
function hashFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Compares builds of the same shop. What is compressed may differ: versions of Node bring other versions of the compressors. */
function compareBuilds([first, ...others]) {
  for (const { name, files } of others) {
    const paths = [...new Set([...first.files.keys(), ...files.keys()])];
    const differing = paths.filter((file) => first.files.get(file) !== files.get(file));
    const wrong = differing.filter((file) => !/\.(?:br|gz)$/.test(file));
    if (wrong.length > 0) throw new Error(`Node ${first.name} and ${name} build other files:\n${wrong.join('\n')}`);
    const compressed = differing.length === 0 ? '' : `, ${differing.length} of them compressed otherwise`;
    process.stdout.write(`Node ${first.name} and ${name} build the same ${paths.length} files${compressed}\n`);
  }
}

/** Starts a shop and asks for a page of it. */
async function tryShop(folder, shopgen, env) {
  const args = [shopgen, 'start', '--site', 'demo', '--port', '4310'];
  const shop = spawn('node', args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const said = [];
    for await (const line of createInterface(shop.stderr)) {
      said.push(line);
      if (line.includes('ready at')) break;
    }
    if (shop.exitCode !== null) throw new Error(`start ended with ${shop.exitCode}:\n${said.join('\n')}`);
    const { status } = await fetch('http://127.0.0.1:4310/producten');
    if (status !== 200) throw new Error(`/producten answered ${status}`);
  } finally {
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    await ended;
  }
}

/** Returns the folder of a version's program, from npm's package of it. */
function fetchNode(version) {
  const folder = path.join(root, '.cache/nodes', version);
  const bin = path.join(folder, 'node_modules/node/bin');
  if (!existsSync(bin)) {
    mkdirSync(folder, { recursive: true });
    run(folder, 'npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node@${version}`]);
  }
  return bin;
}

/** Runs a program, and throws with what it said when it fails. */
function run(cwd, program, args, env = process.env) {
  try {
    return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new Error(`${program} ${args.join(' ')} failed:\n${error.stdout}${error.stderr}`);
  }
}
