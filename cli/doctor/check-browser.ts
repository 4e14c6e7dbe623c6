import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { type Check, failure, fine, warning } from './check.ts';

const names = ['chromium', 'chromium-headless-shell', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Checks whether there is a Chromium for the browser tests: `CHROMIUM_PATH`, else on the path. Storefronts don't need
 * it.
 */
export async function checkBrowser(env: NodeJS.ProcessEnv = process.env): Promise<Check> {
  const given = env.CHROMIUM_PATH || undefined;
  if (given !== undefined) {
    if (await isProgram(given)) return fine('browser', `Chromium is ${given}`);
    return failure(
      'browser',
      `CHROMIUM_PATH is ${given}, which is no program`,
      'Correct CHROMIUM_PATH, or leave it away.',
    );
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const places = [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), ...macApplications];
  for (const place of places) if (await isProgram(place)) return fine('browser', `Chromium is ${place}`);
  const help = 'Only the browser tests need it. Install it (apt-get install chromium), or name it in CHROMIUM_PATH.';
  return warning('browser', 'No Chromium was found', help);
}

async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
