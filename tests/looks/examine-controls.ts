import type { Page } from 'playwright';

/** What a screen does with its controls, by number of the criterion: each fault with what is wrong and where. */
export type ControlFaults = Readonly<Record<string, readonly string[]>>;

/** What must stay as it is while nothing is sent and no link is followed. */
interface Place {
  readonly path: string;
  readonly windows: number;
  readonly dialogs: number;
}

async function placeOf(page: Page): Promise<Place> {
  return {
    path: new URL(page.url()).pathname,
    windows: page.context().pages().length,
    dialogs: await page.locator('dialog[open]').count(),
  };
}

const isSame = (one: Place, other: Place): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Controls that are changed: a screen has the same few kinds of them again and again. */
const changed = 30;

/** Uses the controls of a screen as keyboards, assistive technology and password managers do. The screen is of no use afterwards. */
export async function examineControls(page: Page): Promise<ControlFaults> {
  return {
    '1.3.4': await findLostSideways(page),
    '2.1.4': await findShortcuts(page),
    '3.2.1': await findChangesOnFocus(page),
    '3.2.2': await findChangesOnInput(page),
    '3.3.8': await findPasswordsToRemember(page),
  };
}

/** Returns what a phone that is held upright, and one on its side, do not show. */
async function findLostSideways(page: Page): Promise<string[]> {
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  const lost: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const isThere = await page.locator('main h1').first().isVisible();
    if (!isThere) lost.push(`no heading in a window of ${width} × ${height} px`);
  }
  await page.setViewportSize(before);
  return lost;
}

/** Returns the characters that do something on a page where no field has the focus. */
async function findShortcuts(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  const before = await placeOf(page);
  const found: string[] = [];
  for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789/?.,-+*#') {
    await page.keyboard.press(character);
    const hasFocus = await page.evaluate(() => document.activeElement !== document.body);
    if (!hasFocus && isSame(before, await placeOf(page))) continue;
    return [...found, `“${character}” does something`];
  }
  return found;
}

/** Returns the controls that lead elsewhere, or open something, when they get the focus. */
async function findChangesOnFocus(page: Page): Promise<string[]> {
  const before = await placeOf(page);
  const controls = page.locator('a[href], button, input, select, textarea, summary').filter({ visible: true });
  await controls.evaluateAll((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  });
  return isSame(before, await placeOf(page)) ? [] : ['a control does something when it gets the focus'];
}

/** Returns the fields that lead elsewhere, open something or lose the focus when their value changes. */
async function findChangesOnInput(page: Page): Promise<string[]> {
  const found: string[] = [];
  const fields = page.locator('main').locator('select, input:not([type=hidden], [type=file], [type=submit]), textarea');
  const visible = fields.filter({ visible: true });
  const count = Math.min(await visible.count(), changed);
  for (let index = 0; index < count; index += 1) {
    const field = visible.nth(index);
    // A change may have hidden the last ones.
    if ((await visible.count()) <= index) break;
    const before = await placeOf(page);
    const name = (await field.getAttribute('name')) ?? '';
    const keepsFocus = await field.evaluate((element) => {
      if (!(element instanceof HTMLElement) || !element.isConnected) return true;
      element.focus({ preventScroll: true });
      const isChoice = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);
      if (isChoice) element.click();
      else if (element instanceof HTMLSelectElement) element.selectedIndex = element.options.length - 1;
      if (!isChoice) {
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return document.activeElement === element;
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    if (!keepsFocus || !isSame(before, await placeOf(page))) found.push(`${name} does more than take a value`);
  }
  return found;
}

/** Returns the fields for passwords that a password manager does not know, or that refuse what is pasted. */
async function findPasswordsToRemember(page: Page): Promise<string[]> {
  return page.locator('input[type=password]').evaluateAll((inputs) =>
    inputs.flatMap((input) => {
      const isKnown = /^(current|new)-password$/.test(input.getAttribute('autocomplete') ?? '');
      const takesPasted = input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
      return isKnown && takesPasted ? [] : [input.outerHTML.slice(0, 120)];
    }),
  );
}
