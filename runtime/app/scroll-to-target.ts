/**
 * The scroll position of a new page: an offset in pixels, or the element with an id; the top if there is no such
 * element.
 */
export type ScrollTarget = { readonly top: number } | { readonly hash: string };

/** Scrolls the window to where a page begins. */
export function scrollToTarget(target: ScrollTarget): void {
  const id = 'hash' in target ? decodeId(target.hash.slice(1)) : '';
  const element = id === '' ? null : document.getElementById(id);
  if (element) element.scrollIntoView();
  else window.scrollTo(0, 'top' in target ? target.top : 0);
}

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
