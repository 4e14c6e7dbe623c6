import { existsSync } from 'node:fs';

/** Finds the machine's Chromium: `CHROMIUM_PATH`, else the paths of Linux distributions. */
export function findChromium() {
  return findFirst(['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']);
}

/**
 * Finds the Chromium for browser tests: the headless build if installed, which renders equally and takes about a
 * quarter less time.
 */
export function findTestChromium() {
  return findFirst(['/usr/bin/chromium-headless-shell']) ?? findChromium();
}

/** @param {readonly string[]} paths */
function findFirst(paths) {
  return [process.env.CHROMIUM_PATH, ...paths].find((path) => path !== undefined && existsSync(path));
}
