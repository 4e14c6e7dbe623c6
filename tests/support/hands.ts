import type { Locator, Page } from 'playwright';

/** A way to use a form. */
export interface Hands {
  /** Replaces the content of a field by typing. */
  write(field: Locator, text: string): Promise<void>;
  /** Ticks a box. */
  tick(box: Locator): Promise<void>;
  /** Presses a button or follows a link. */
  press(target: Locator): Promise<void>;
}

/** With a mouse or by touch. */
export const pointer: Hands = {
  write: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  press: (target) => target.click(),
};

/**
 * With a mouse, where the page runs no scripts: buttons and links take a key, since nothing then tells a click that has missed what was
 * just laid out anew.
 */
export const pointerWithoutScripts: Hands = {
  ...pointer,
  press: async (target) => {
    // Until the page has come to rest.
    await target.scrollIntoViewIfNeeded();
    await target.press('Enter');
  },
};

/** Max. number of controls before the target. */
const maxControls = 200;

/** Uses only the keyboard: elements must be reachable by Tab. */
export function createKeyboard(page: Page): Hands {
  const goTo = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let presses = 0; presses < maxControls; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${target}`);
  };
  return {
    write: async (field, text) => {
      await goTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    tick: async (box) => {
      await goTo(box);
      await page.keyboard.press('Space');
    },
    press: async (target) => {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
  };
}
