import { otherPaths, staticAttribute } from '#runtime/contracts/page-life.ts';
import { isPlainClick } from '#runtime/lib/plain-click.ts';
import type { Navigation } from '#runtime/ui/navigation.ts';

/** Has the links of static parts navigate within the application: no component of theirs is there to do it. */
export function followStaticLinks(page: Document, { navigate, prepare }: Navigation): void {
  page.addEventListener('click', (event) => {
    const to = findAddress(event);
    if (to === undefined || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  });
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    page.addEventListener(
      intent,
      (event) => {
        const to = findAddress(event);
        if (to !== undefined) prepare(to);
      },
      { passive: true },
    );
  }
}

/** Returns the address of the static part's link that an event is about, where it is another page of the storefront. */
function findAddress({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest(`[${staticAttribute}] a[href]`) : null;
  const to = link?.getAttribute('href');
  if (!link || !to || link.matches('[target], [download]')) return undefined;
  return /^\/(?!\/)/.test(to) && !otherPaths.some((path) => to.startsWith(path)) ? to : undefined;
}
