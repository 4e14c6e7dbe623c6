import type { Locator, Page, Route } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { crops } from '#backend/db/schema/crops.ts';
import { orderLines } from '#backend/db/schema/orders.ts';
import type { Rectangle, Rotation } from '#runtime/lib/print-crop.ts';
import { untilHydrated, type WatchedPageOptions } from '#tests/support/browser.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { cutPhoto, meanDifference, type Photo, takePhoto } from '#tests/support/photos.ts';
import { dutch, english, french, german, type PurchaseWords } from '#tests/support/purchase-words.ts';
import {
  addToCart,
  type Buyer,
  checkOut,
  expectAccessible,
  getOrders,
  orderAnd,
  type Purchases,
  productPath,
  startPurchases,
  title,
} from '#tests/support/purchases.ts';
import { choices } from '#tests/support/soak.ts';

let purchases: Purchases;
let photo: Photo;
beforeAll(async () => {
  [purchases, photo] = await Promise.all([
    startPurchases(inject('distFolder'), undefined, { pictures: true }),
    takePhoto(1800, 1200, true),
  ]);
});
afterAll(() => purchases.close());

/** Opens the page of a photo print with free sizes. */
async function visit(words: PurchaseWords, options: WatchedPageOptions = {}, product = 'canvas-print-panel') {
  const buyer = await purchases.arrive(words, options);
  await buyer.goTo(productPath(words, product));
  return { ...buyer, form: buyer.page.locator('main form[enctype]') };
}

const frame = (page: Page): Locator => page.locator('main [role=application]');
const preview = (page: Page): Locator => page.locator('main form figure');
const field = (page: Page, name: string): Locator => page.locator(`main [name="${name}"]`);

async function upload(page: Page, { name, bytes }: Photo): Promise<void> {
  await page.locator('main input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer: bytes });
}

/** Returns the chosen crop from the number fields. */
async function partOn(page: Page): Promise<Rectangle> {
  const [x = 0, y = 0, width = 0, height = 0] = await Promise.all(
    ['x', 'y', 'width', 'height'].map(async (name) => Number(await field(page, `pixels.${name}`).inputValue())),
  );
  return { x, y, width, height };
}

/** Waits for a new preview, and returns its address. */
async function nextPreview(page: Page, before = ''): Promise<string> {
  const seen = async (): Promise<string> => {
    if ((await preview(page).count()) === 0 || (await preview(page).getAttribute('data-asking')) !== null) return '';
    const source = (await preview(page).locator('img').getAttribute('src')) ?? '';
    return source === before ? '' : source;
  };
  await expect.poll(seen, { timeout: 20_000 }).not.toBe('');
  return seen();
}

/** Fetches an image with the page's cookies. */
async function fetchOn(page: Page, path: string) {
  return await page.evaluate(async (url) => {
    const answer = await fetch(url);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { cacheControl: answer.headers.get('cache-control'), base64: btoa(text) };
  }, path);
}

/** Compares the largest form of a preview with the part of the photo. */
async function expectPart(source: string, page: Page, part: Rectangle, rotation: Rotation, of: Photo = photo) {
  const widths = (await preview(page).locator('source').getAttribute('srcset')) ?? '';
  const width = Math.max(...[...widths.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits)));
  const { cacheControl, base64 } = await fetchOn(page, source.replace(/\d+\.webp$/, `${width}.webp`));
  expect(cacheControl).toMatch(/^private/);
  const seen = await sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer();
  const right = meanDifference(seen, await cutPhoto(of, part, rotation, width));
  expect(right).toBeLessThan(6);
  const beside = { ...part, x: part.x > 8 ? part.x - 8 : part.x + 8, width: part.width - (part.x > 8 ? 0 : 8) };
  expect(meanDifference(seen, await cutPhoto(of, beside, rotation, width))).toBeGreaterThan(right * 1.2);
}

async function getCentre(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on show');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags by a number of CSS pixels. */
type Drag = (page: Page, target: Locator, across: number, down: number) => Promise<void>;

const byMouse: Drag = async (page, target, across, down) => {
  const { x, y } = await getCentre(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across / 2, y + down / 2);
  await page.mouse.move(x + across, y + down);
  await page.mouse.up();
};

const byFinger: Drag = async (page, target, across, down) => {
  const { x, y } = await getCentre(target);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', { x, y });
  await touch('touchMove', { x: x + across / 2, y: y + down / 2 });
  await touch('touchMove', { x: x + across, y: y + down });
  await touch('touchEnd');
};

/** Adds the print to the cart, checks its crop there, and pays. */
async function buyPrint(buyer: Buyer, size: RegExp): Promise<void> {
  const { page } = buyer;
  const email = freshEmail();
  await addToCart(buyer);
  const line = page.locator('main li').filter({ has: page.locator('h2') });
  expect(await line.innerText()).toMatch(size);
  expect(await line.locator('img').getAttribute('src')).toMatch(/^\/media\/crop-/);
  await checkOut(buyer, { email });
  await orderAnd(buyer, buyer.words.pay);
  await expect.poll(() => title(page)).toBe(buyer.words.thanks);
  const [order] = await getOrders(purchases.sites.backend, email);
  expect(order?.state).toBe('Paid');
  const { db } = purchases.sites.backend.backend.database;
  const cropIds = (await db.select().from(orderLines))
    .filter(({ orderId }) => orderId === order?.id)
    .map(({ cropId }) => cropId);
  expect(cropIds).toEqual([expect.stringMatching(/^cr-/)]);
}

const corner = (page: Page, place: 'first' | 'last'): Locator => frame(page).locator('> span')[place]();

const aMouse = {
  words: dutch,
  how: 'mouse',
  drag: byMouse,
  pixelsPerMove: 60,
  options: { width: 1440, hasTouch: false },
};
const aFinger = {
  words: german,
  how: 'finger',
  drag: byFinger,
  pixelsPerMove: 40,
  options: { width: 390, hasTouch: true },
};

describe.each(choices([aFinger], [aMouse, aFinger]))(
  'a picture of one’s own in $words.locale, by $how',
  ({ words, options, drag, pixelsPerMove }) => {
    it('is cropped with its Exif orientation, previewed to the pixel, kept, and bought', async () => {
      const buyer = await visit(words, options);
      const { page, context, complaints } = buyer;
      await expectAccessible(buyer);
      await upload(page, photo);
      await field(page, 'scale').fill('50');
      expect(await field(page, 'width').inputValue()).toBe('600');
      expect(await field(page, 'height').inputValue()).toBe('400');
      const whole = await nextPreview(page);
      expect(await partOn(page)).toEqual({ x: 0, y: 0, width: 1800, height: 1200 });
      await expectPart(whole, page, await partOn(page), 0);
      await expectAccessible(buyer);

      await drag(page, corner(page, 'last'), -pixelsPerMove, -pixelsPerMove / 2);
      const smaller = await partOn(page);
      expect([smaller.x, smaller.y]).toEqual([0, 0]);
      expect(smaller.width).toBeLessThan(1800);
      expect(Math.abs(smaller.width * 2 - smaller.height * 3)).toBeLessThanOrEqual(3);
      await drag(page, frame(page), pixelsPerMove, 10);
      const part = await partOn(page);
      expect([part.width, part.height]).toEqual([smaller.width, smaller.height]);
      expect(part.x).toBeGreaterThan(0);
      expect(part.y).toBeGreaterThan(0);
      const cut = await nextPreview(page, whole);
      await expectPart(cut, page, part, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(options.width);

      const price = await page.locator('main form p strong').last().innerText();
      await expect.poll(() => page.url()).toContain('configuration=');
      await page.reload();
      await untilHydrated(page);
      await expect.poll(() => partOn(page)).toEqual(part);
      expect(await nextPreview(page)).toBe(cut);
      await expect.poll(() => page.locator('main form p strong').last().innerText()).toBe(price);
      expect(await field(page, 'width').inputValue()).toBe('600');

      // Others with the link see the configuration, but not the image.
      const elsewhere = await purchases.arrive(words, options);
      await elsewhere.page.goto(page.url());
      await untilHydrated(elsewhere.page);
      expect(await preview(elsewhere.page).count()).toBe(0);
      await elsewhere.context.close();

      // From the whole picture, which came back with the crop.
      await drag(page, corner(page, 'first'), 20, 14);
      const again = await nextPreview(page, cut);
      await expectPart(again, page, await partOn(page), 0);
      await buyPrint(buyer, /600 × 400 mm/);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

describe('without a pointer', () => {
  it('is moved, sized and rotated by keys, buttons and numbers, and announces its position', async () => {
    const buyer = await visit(english);
    const { page, context, complaints, hands } = buyer;
    const large = await takePhoto(3000, 2000);
    await field(page, 'width').fill('450');
    await field(page, 'height').fill('300');
    await upload(page, large);
    let shown = await nextPreview(page);
    await frame(page).focus();
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('-');
    const smaller = await partOn(page);
    expect(smaller.width).toBeLessThan(2500);
    await page.keyboard.press('ArrowRight');
    expect((await partOn(page)).x - smaller.x).toBe(15);
    await page.keyboard.press('Shift+ArrowUp');
    expect(smaller.y - (await partOn(page)).y).toBe(150);
    await page.keyboard.press('+');
    expect((await partOn(page)).width).toBeGreaterThan(smaller.width);
    const part = await partOn(page);
    const status = page.locator('main form [role=status]').filter({ hasText: 'pixels from the left' });
    expect(await status.textContent()).toContain(`${part.x} pixels from the left and ${part.y} from the top`);
    shown = await nextPreview(page, shown);
    await expectPart(shown, page, part, 0, large);

    await hands.press(page.getByRole('button', { name: 'Turn right' }));
    shown = await nextPreview(page, shown);
    await expectPart(shown, page, await partOn(page), 90, large);
    await hands.press(page.getByRole('button', { name: 'As large as possible' }));
    expect(await partOn(page)).toMatchObject({ x: 0, width: 2000, height: 1333 });
    shown = await nextPreview(page, shown);

    await page.getByText('Enter the part in pixels').click();
    await page.getByRole('spinbutton', { name: 'Width', exact: true }).fill('1200');
    await page.keyboard.press('Tab');
    await page.getByRole('spinbutton', { name: 'From the left' }).fill('5000');
    await page.keyboard.press('Enter');
    // Limited by the image, in the aspect ratio of the print.
    expect(await partOn(page)).toMatchObject({ x: 800, width: 1200, height: 800 });
    shown = await nextPreview(page, shown);
    await expectPart(shown, page, await partOn(page), 90, large);
    await expectAccessible(buyer);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a picture of the shop', () => {
  it('is chosen by its name or by its licence code, and rejects a wrong code', async () => {
    const buyer = await visit(english, {}, 'canvas-round-print');
    const { page, context, complaints } = buyer;
    await page.getByRole('radio', { name: 'One of our pictures' }).check();
    await expectAccessible(buyer);
    await page.locator('label', { hasText: 'Hills in the morning mist' }).click();
    const byName = await nextPreview(page);
    // A round print of a metre, whichever part it is.
    expect((await partOn(page)).width).toBe(3200);
    await page.getByLabel('Licence code').fill('HILLS-1');
    await page.keyboard.press('Tab');
    await page.getByText('We don’t know this licence code.').first().waitFor();
    expect(await preview(page).count()).toBe(0);
    await buyer.press(english.add);
    await page.locator('main [role=alert]').first().waitFor();
    await expectAccessible(buyer);
    await page.getByLabel('Licence code').fill('hills-2026-01');
    await page.keyboard.press('Tab');
    expect(await nextPreview(page)).toBe(byName);
    expect(await page.getByRole('radio', { name: 'Hills in the morning mist' }).isChecked()).toBe(true);
    await buyPrint(buyer, /1,000 × 1,000 mm/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a resolution', () => {
  it('that is low gives a warning; one that is too low is rejected, with advice', async () => {
    const buyer = await visit(english);
    const { page, context, complaints } = buyer;
    await upload(page, photo);
    await page.getByText('We do not print below 60 dpi. Choose a smaller size.', { exact: true }).waitFor();
    expect(await page.locator('main form').getByText('38 dpi', { exact: true }).count()).toBe(1);
    await page.getByText('You see the price as soon as the picture can be printed at this size.').waitFor();
    await buyer.press(english.add);
    await page.locator('main [role=alert]').filter({ hasText: 'We do not print below 60 dpi' }).waitFor();
    expect(await preview(page).count()).toBe(0);
    await expectAccessible(buyer);
    await page.getByRole('button', { name: 'Print at 750 × 500 mm (60 dpi)' }).click();
    expect([await field(page, 'width').inputValue(), await field(page, 'height').inputValue()]).toEqual(['750', '500']);
    expect(await field(page, 'width').evaluate((element) => element === document.activeElement)).toBe(true);
    await nextPreview(page);
    await field(page, 'width').fill('600');
    await field(page, 'height').fill('400');
    await page.getByText('Below 120 dpi it looks soft from close by.').waitFor();
    expect(await field(page, 'scale').inputValue()).toBe('50');
    await nextPreview(page);
    await field(page, 'width').fill('300');
    await field(page, 'height').fill('300');
    expect(await field(page, 'scale').inputValue()).toBe('');
    await page.getByText('Below 120 dpi it looks soft from close by.').waitFor();
    await field(page, 'scale').fill('25');
    await page.keyboard.press('Tab');
    await page.getByText('Enter 38 or more.').first().waitFor();
    await field(page, 'width').fill('305');
    await page.keyboard.press('Tab');
    await page.getByText('Choose a value in steps of 10.').first().waitFor();
    await expectAccessible(buyer);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('and the price are those of the latest choice, whichever answer comes last', async () => {
    const buyer = await visit(english);
    const { page, context } = buyer;
    const held: Route[] = [];
    await page.route('**/api/trpc/configurator.crop*', async (route) => {
      if (held.length === 0) held.push(route);
      else await route.continue();
    });
    await upload(page, photo);
    await field(page, 'scale').fill('50');
    await expect.poll(() => held.length).toBe(1);
    await field(page, 'scale').fill('40');
    const latest = await nextPreview(page);
    const caption = await preview(page).locator('figcaption').innerText();
    expect(caption).toContain('480 × 320 mm');
    const price = await page.locator('main form p strong').last().innerText();
    const late = page.waitForResponse((answer) => answer.url().includes('configurator.crop'));
    await held[0]?.continue();
    await (await late).finished();
    await page.waitForLoadState('networkidle');
    expect(await preview(page).locator('img').getAttribute('src')).toBe(latest);
    expect(await page.locator('main form p strong').last().innerText()).toBe(price);
    await context.close();
  });
});

describe('the product of a print', () => {
  it('shows its size, and another variant crops the same image again', async () => {
    const buyer = await visit(dutch, {}, 'canvas-round-print');
    const { page, context, complaints } = buyer;
    await upload(page, photo);
    await page.getByText('Wordt geprint op 1.000 × 1.000 mm.').waitFor();
    await page.getByText('Onder 60 dpi printen we niet. Kies een foto met meer pixels.').waitFor();
    await page.locator('main a', { hasText: '80 cm' }).first().click();
    await page.getByText('Wordt geprint op 800 × 800 mm.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('without JavaScript', () => {
  it('is cropped from the middle, and errors keep all input', async () => {
    const buyer = await visit(french, { javaScriptEnabled: false });
    const { page, context, complaints } = buyer;
    await buyer.press(french.add);
    await page.getByText('Choisissez une image.').first().waitFor();
    await field(page, 'quantity').fill('3');
    await field(page, 'width').fill('2000');
    await upload(page, photo);
    await buyer.press(french.add);
    await page.locator('main [role=alert]').first().waitFor();
    expect(await page.locator('main [role=alert]').first().innerText()).toContain('plus petit');
    expect(await page.getByText('upright.jpg – ').count()).toBe(1);
    expect(await field(page, 'quantity').inputValue()).toBe('3');
    expect(await field(page, 'width').inputValue()).toBe('2000');
    await field(page, 'width').fill('400');
    await field(page, 'height').fill('400');
    await buyPrint(buyer, /400 × 400 mm/);
    const { db } = purchases.sites.backend.backend.database;
    const made = (await db.select().from(crops)).filter(({ printWidth }) => printWidth === 400);
    expect(made.map(({ x, y, width, height }) => ({ x, y, width, height }))).toEqual([
      { x: 300, y: 0, width: 1200, height: 1200 },
    ]);
    // The two answers that rejected the form.
    expect(complaints.map((text) => /\d{3}/.exec(text)?.[0])).toEqual(['422', '409']);
    await context.close();
  });

  it('is printed on both sides: each picture goes where it was chosen', async () => {
    const buyer = await visit(english, { javaScriptEnabled: false }, 'paravent-print-divider');
    const { page, context, complaints } = buyer;
    const large = await takePhoto(3800, 3500);
    await upload(page, large);
    const back = { name: 'back.jpg', mimeType: 'image/jpeg', buffer: photo.bytes };
    await page.locator('main input[type=file]').nth(1).setInputFiles(back);
    await addToCart(buyer);
    const line = page.locator('main li').filter({ has: page.locator('h2') });
    expect(await line.innerText()).toMatch(/1,880 × 1,720 mm, 51 dpi[\s\S]*back\.jpg/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
