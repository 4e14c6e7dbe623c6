import type { Page } from 'playwright';

/** Returns the pseudo texts of a screen that are cut off, lie over another text, or make the page wider than its window. */
export async function findTextsWithoutRoom(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const found = new Set<string>();
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth - clientWidth} px wider than its window`);

    const short = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').slice(0, 70);
    /** What is for the ears alone, and what lies over a page on purpose. */
    const isApart = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { clipPath, position, width } = getComputedStyle(at);
        if (
          ['fixed', 'sticky'].includes(position) ||
          (position === 'absolute' && (clipPath !== 'none' || width === '1px'))
        )
          return true;
      }
      return false;
    };

    /** Lines of texts that are seen, with the element of each. */
    const lines: { text: string; element: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || text.trim() === '' || element.closest('script, style, noscript, option, svg')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isApart(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ text, element, box });
    }

    for (const { text, element, box } of lines) {
      if (!text.includes('[') && !text.includes(']')) continue;
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        // What scrolls shows the rest when it is asked for.
        if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) break;
        const frame = at.getBoundingClientRect();
        const isCut =
          (overflowX !== 'visible' && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
          (overflowY !== 'visible' && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2));
        if (isCut) found.add(`cut off: ${short(text)}`);
        const isBox = at.matches('a, button, summary, label, th, td, legend');
        if (isBox && getComputedStyle(at).display !== 'inline' && box.right > frame.right + 1)
          found.add(`wider than its place: ${short(text)}`);
      }
      if (box.right > clientWidth + 1) found.add(`beyond the window: ${short(text)}`);
    }

    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (!one.text.includes('[') && !other.text.includes('[')) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // Lines of one text may touch each other: their boxes are higher than their letters.
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > Math.min(one.box.height, other.box.height) * 0.4)
          found.add(`over each other: ${short(one.text)} | ${short(other.text)}`);
      }
    }
    return [...found];
  });
}
