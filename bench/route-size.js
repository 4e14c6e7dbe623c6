import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopgen } from './work-root.js';

/** Reads what a first visit to each route runs and loads from the build's own report. */
export function measureRouteSize(root) {
  const { status, stderr } = spawnSync(process.execPath, [shopgen, 'build', '--site', 'acoustic', '--root', root], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const { client } = JSON.parse(readFileSync(join(root, 'dist/acoustic/report.json'), 'utf8'));
  return {
    title: 'Scripts and styles of a first visit, acoustic, brotli',
    rows: Object.entries(client.routes).map(([what, { first, js }]) => ({
      what,
      'JS before a touch': kilobytes(first.js.brotli),
      'JS until rest': kilobytes(js.brotli),
      'CSS that a document can carry': kilobytes(first.css.brotli),
    })),
  };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`;
