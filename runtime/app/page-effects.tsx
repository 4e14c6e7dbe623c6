import { useEffect, useRef } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { applyHead } from './apply-head.ts';
import { headElements } from './head-elements.ts';
import type { PageView } from './page-view.ts';

/**
 * What a page load does by itself in a browser and a route change has to do: bring the head up to date and move the
 * focus to the new content, so that a screen reader speaks the page that is shown.
 */
export function PageEffects({ view }: { readonly view: PageView }): null {
  const { site, locale } = useLocale();
  const head = view.data?.head;
  const { pathname } = view.location;
  const shownHead = useRef(head);
  const shownPath = useRef(pathname);

  useEffect(() => {
    // The first page came with its head.
    if (!head || shownHead.current === head) return;
    shownHead.current = head;
    applyHead(headElements(head, site, locale), document);
  }, [head, site, locale]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
