import { existsSync } from 'node:fs';

/** The Chromium of the machine: `CHROMIUM_PATH`, else where Linux distributions put it. */
export function findChromium() {
  return findFirst(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);
}

/**
 * The Chromium that browser tests drive: the build without windows where there is one, which lays out and scripts pages as the
 * other does and takes about a quarter less time.
 */
export function findTestChromium() {
  return findFirst(['/usr/bin/chromium-headless-shell']) ?? findChromium();
}

/** @param {readonly string[]} paths */
function findFirst(paths) {
  return [process.env.CHROMIUM_PATH, ...paths].find((path) => path !== undefined && existsSync(path));
}
