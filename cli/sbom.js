// `npm run sbom`: writes what an installed shopgen consists of beside its own code, from the lockfile: `sbom.cdx.json` (CycloneDX) and
// `LICENSES.md`. That is what a project installs with it, and what is compiled into its files.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const compiledIn = path.join(root, 'cli/dist/compiled-in.json');

const all = listPackages();
const installed = listInstalled();
/** Names and versions of packages that `cli/compile.js` has put into files. */
const inside = new Set(JSON.parse(readFileSync(compiledIn, 'utf8')));
const isShipped = (reference) => installed.has(reference) || inside.has(reference);

const components = all.components
  .filter((component) => isShipped(component['bom-ref']))
  .map((component) => ({ ...component, scope: installed.has(component['bom-ref']) ? component.scope : 'required' }));
const unlicensed = components.filter((component) => nameLicences(component) === '');
if (unlicensed.length > 0) {
  const names = unlicensed.map((component) => component['bom-ref']).join(', ');
  process.stderr.write(`These packages name no licence: ${names}\n`);
  process.exit(1);
}

// Neither a time nor a number: the same sources have the same list.
const { serialNumber: _, metadata, dependencies, ...rest } = all;
const { timestamp: __, component, ...others } = metadata;
const own = { ...component, name: 'shopgen' };
const document = {
  ...rest,
  metadata: { ...others, component: own },
  components,
  dependencies: dependencies
    .filter(({ ref }) => ref === own['bom-ref'] || isShipped(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
};
writeFileSync(path.join(root, 'sbom.cdx.json'), `${JSON.stringify(document, undefined, 2)}\n`);
const rows = components.map((each) => `| ${each.name} | ${each.version} | ${nameLicences(each)} |`).sort();
const head = ['# Licences', '', 'What an installed shopgen consists of beside its own code.', ''];
writeFileSync(
  path.join(root, 'LICENSES.md'),
  [...head, '| package | version | licence |', '|---|---|---|', ...rows, ''].join('\n'),
);
process.stdout.write(`${components.length} packages in sbom.cdx.json and LICENSES.md\n`);

/** Lists all packages of the lockfile. */
function listPackages() {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  return JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
}

/** Returns the names and versions of what a project installs with the package. npm's `--omit dev` leaves out what tests need, too. */
function listInstalled() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return new Set(
    Object.entries(packages)
      .filter(([folder, { dev, devOptional }]) => folder !== '' && dev !== true && devOptional !== true)
      .map(([folder, { name = folder.split('node_modules/').at(-1), version }]) => `${name}@${version}`),
  );
}

/** Names the licences of a package: of its description, or of the file that some have instead. */
function nameLicences({ name, licenses = [] }) {
  const named = licenses
    .map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    .filter((licence) => licence !== '');
  if (named.length > 0) return named.join(', ');
  const file = path.join(root, 'node_modules', name, 'LICENSE');
  return existsSync(file) && /^(The )?MIT License/.test(readFileSync(file, 'utf8')) ? 'MIT' : '';
}
