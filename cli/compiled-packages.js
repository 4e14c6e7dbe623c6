// What `cli/compile.js` puts into files, for the list of what the package consists of.

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @type {Set<string>} */
const packages = new Set();

/**
 * Notes the packages whose modules are put into a file.
 *
 * @param {readonly string[]} moduleIds Absolute paths.
 */
export function noteCompiled(moduleIds) {
  for (const id of moduleIds) {
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.split(path.sep).join('/')) ?? [];
    if (folder === undefined) continue;
    const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    packages.add(`${name}@${version}`);
  }
}

/** Returns their names and versions: `pdfkit@0.20.2`. */
export const compiledPackages = () => [...packages].sort();
