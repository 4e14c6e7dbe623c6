import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { launchBrowser } from '#tests/support/browser.ts';
import { projectRoot } from '#tests/support/command.ts';
import { comparePictures, toKeptPicture } from './compare-pictures.ts';
import { withOpenSites } from './open-sites.ts';
import { keyScreens, takeScreens } from './take-screens.ts';

/** CSS pixels, and how their pictures are kept. */
const widths = [
  { width: 390, kept: { maxWidth: 390, maxHeight: 1600 } },
  { width: 1440, kept: { maxWidth: 576, maxHeight: 1000 } },
];

/** The share of pixels that may differ: less than a word of a heading. */
const maxShare = 0.0004;

const keptFolder = path.join(projectRoot, 'tests/looks/kept');
const resultFolder = path.join(projectRoot, 'test-results/visual');
const isUpdate = process.env.UPDATE_LOOKS === '1';

/**
 * Compares the key screens of each site with the pictures in `tests/looks/kept`, at two widths. What differs is in `test-results/visual`
 * with the pixels in red. `UPDATE_LOOKS=1` keeps the screens as they are now.
 */
async function compareScreens(): Promise<void> {
  await rm(resultFolder, { recursive: true, force: true });
  await mkdir(resultFolder, { recursive: true });
  // What no site shows any more must not be kept.
  if (isUpdate && (process.env.LOOK_AT ?? '') === '') await rm(keptFolder, { recursive: true, force: true });
  await mkdir(keptFolder, { recursive: true });
  const browser = await launchBrowser();
  const changed: string[] = [];
  // What a page says of days, the programs and the browser say of the same one.
  const visit = { at: new Date('2026-09-14T08:00:00Z') };
  const clock = pathToFileURL(path.join(projectRoot, 'tests/looks/fixed-clock.js')).href;
  await withOpenSites(
    async (site) => {
      for (const { width, kept } of widths) {
        for (const { screen, picture } of await takeScreens(browser, site, keyScreens, width, visit)) {
          const name = `${site.site}-${site.locale}-${screen}-${width}`;
          const file = path.join(keptFolder, `${name}.webp`);
          const now = await toKeptPicture(picture, kept);
          if (isUpdate) await writeFile(file, now);
          else changed.push(...(await compareWith(file, name, now)));
        }
      }
    },
    { locales: 'first', env: { NODE_OPTIONS: `--import=${clock}` } },
  );
  await browser.close();
  expect(changed).toEqual([]);
}

/** Returns what has changed, and writes the pictures of it. */
async function compareWith(file: string, name: string, now: Buffer): Promise<string[]> {
  const before = existsSync(file) ? await readFile(file) : undefined;
  if (before?.equals(now)) return [];
  const difference = before && (await comparePictures(before, now));
  if (difference && difference.share <= maxShare) return [];
  await writeFile(path.join(resultFolder, `${name}.webp`), now);
  if (difference?.marked) await writeFile(path.join(resultFolder, `${name}.marked.png`), difference.marked);
  return [difference ? `${name}: ${(difference.share * 100).toFixed(2)} % of its pixels` : `${name}: nothing is kept`];
}

it('shows every key screen as it is kept', compareScreens);
