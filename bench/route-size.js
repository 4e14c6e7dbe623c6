import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopgen } from './work-root.js';

/** Measures the JavaScript that a first visit to each route loads, from the build's own report. */
export function measureRouteSize(root) {
  const { status, stderr } = spawnSync(process.execPath, [shopgen, 'build', '--site', 'acoustic', '--root', root], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const { client } = JSON.parse(readFileSync(join(root, 'dist/acoustic/report.json'), 'utf8'));
  return {
    title: 'JavaScript of a first visit, acoustic',
    rows: Object.entries(client.routes).map(([what, { js }]) => ({
      what,
      gzip: kilobytes(js.gzip),
      brotli: kilobytes(js.brotli),
    })),
  };
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
