import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { goTo, launchBrowser, openPage, phone } from './phone.js';
import { findPaths, readPage, startStorefront } from './storefront.js';

const everyMs = 100;
const lengthMs = 3000;
const perRow = 10;
const frame = { width: 206, height: 412 };
const gap = 8;
const labelHeight = 22;

/**
 * Films the first three seconds of home, listing, product and cart on the phone: a contact sheet for each, with what the screen
 * showed every 100 ms since navigation. They are written to `FILM_DIR`, else to `test-results/film`.
 */
export async function takeFilm(root) {
  const folder = resolve(process.env.FILM_DIR ?? 'test-results/film');
  mkdirSync(folder, { recursive: true });
  const storefront = await startStorefront(root);
  const browser = await launchBrowser();
  try {
    const pages = { ...(await findPaths(storefront.url)), cart: '/winkelwagen' };
    await readPage(`${storefront.url}${pages.cart}`);
    const rows = [];
    for (const [what, path] of Object.entries(pages)) {
      const url = `http://nl-nl.localhost:${storefront.port}${path}`;
      const { frames, startedAt } = await record(browser, { url, mark: 'main h1' });
      const file = join(folder, `${what}.png`);
      await writeSheet(pickFrames(frames, startedAt), file);
      const changes = frames.map(({ at }) => at - startedAt).filter((at) => at >= 0 && at <= lengthMs);
      rows.push({ what, 'first frame': `${Math.round(changes[0] ?? 0)} ms`, frames: changes.length, sheet: file });
    }
    return { title: `The first ${lengthMs / 1000} s, ${phone}`, rows };
  } finally {
    await browser.close();
    await storefront.stop();
  }
}

/** Records every frame that the browser shows, with its time in milliseconds since 1970. */
async function record(browser, target) {
  const { page, devtools, close } = await openPage(browser);
  const frames = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: metadata.timestamp * 1000, image: Buffer.from(data, 'base64') });
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 412, maxHeight: 824 });
  const answered = goTo(page, target, 'commit');
  await answered;
  const startedAt = await page.evaluate(() => performance.timeOrigin);
  await page.waitForTimeout(Math.max(0, startedAt + lengthMs + 500 - Date.now()));
  if ((await page.locator(target.mark).count()) === 0) throw new Error(`${target.url} answered another page`);
  await devtools.send('Page.stopScreencast');
  await close();
  return { frames, startedAt };
}

/** Returns what the screen showed at each mark of time; nothing before the first frame. */
function pickFrames(frames, startedAt) {
  const count = lengthMs / everyMs;
  return Array.from({ length: count }, (_, place) => {
    const time = (place + 1) * everyMs;
    const shown = frames.findLast(({ at }) => at >= startedAt && at - startedAt <= time);
    return { time, image: shown?.image };
  });
}

async function writeSheet(pictures, file) {
  const rows = Math.ceil(pictures.length / perRow);
  const width = perRow * (frame.width + gap) + gap;
  const height = rows * (frame.height + labelHeight + gap) + gap;
  const layers = await Promise.all(
    pictures.map(async ({ time, image }, place) => {
      const left = gap + (place % perRow) * (frame.width + gap);
      const top = gap + Math.floor(place / perRow) * (frame.height + labelHeight + gap);
      const picture = image
        ? await sharp(image)
            .resize(frame.width, frame.height, { fit: 'contain', position: 'top', background: '#ffffff' })
            .png()
            .toBuffer()
        : await sharp({ create: { ...frame, channels: 3, background: '#dddddd' } })
            .png()
            .toBuffer();
      const label = Buffer.from(
        `<svg width="${frame.width}" height="${labelHeight}"><text x="4" y="16" font-family="sans-serif" font-size="15">${time} ms</text></svg>`,
      );
      return [
        { input: label, left, top },
        { input: picture, left, top: top + labelHeight },
      ];
    }),
  );
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers.flat())
    .png()
    .toFile(file);
}
