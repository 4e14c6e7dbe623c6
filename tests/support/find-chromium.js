import { existsSync } from 'node:fs';

/** The Chromium that browser tests drive: `CHROMIUM_PATH`, else where Linux distributions put it. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  );
}
