import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { applyHead } from './apply-head.ts';
import { headElements } from './head-elements.ts';
import { useRouteData } from './use-route-data.ts';

/**
 * What a page load does by itself in a browser and a route change has to do: bring the head up to date and move the
 * focus to the new content, so that a screen reader speaks the page that is shown.
 */
export function PageEffects(): null {
  const { site, locale } = useLocale();
  const head = useRouteData()?.head;
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (head) applyHead(headElements(head, site, locale), document);
  }, [head, site, locale]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
