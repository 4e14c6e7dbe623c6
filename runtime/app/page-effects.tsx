import { useEffect, useRef } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useTracking } from '#runtime/ui/tracking-context.ts';
import { applyHead } from './apply-head.ts';
import { headElements } from './head-elements.ts';
import type { PageView } from './page-view.ts';

/**
 * Does after a route change what a page load does by itself: updates the head and moves the focus to the new content,
 * so that a screen reader announces it. Then tracks the page view.
 */
export function PageEffects({ view }: { readonly view: PageView }): null {
  const { site, locale } = useLocale();
  const head = view.data?.head;
  const { pathname, search } = view.location;
  const tracking = useTracking();
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

  const isShown = head !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address identifies a route change
  useEffect(() => {
    // The head has been brought up to date above.
    if (isShown) tracking?.reportPage({ title: document.title, location: window.location.href });
  }, [tracking, isShown, pathname, search]);

  return null;
}
