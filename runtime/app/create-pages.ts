import { withoutMailToken } from '#runtime/lib/mail-token.ts';
import { backOnline } from '#runtime/lib/when-online.ts';
import type { NavigateOptions, Navigation } from '#runtime/ui/navigation.ts';
import type { PageView } from './page-view.ts';
import type { ScrollTarget } from './scroll-to-target.ts';

/** A page, and where to scroll to when it appears. */
export interface ShownPage {
  readonly view: PageView;
  /** Absent where the window stays as it is. */
  readonly scroll?: ScrollTarget;
}

/** The functions of a started router. */
export interface StartedRouter extends Navigation {
  /** Creates the page's head and data again, from the query cache where it has them. */
  readonly refresh: () => Promise<void>;
}

/** The sequence of pages of a visit. */
export interface Pages extends StartedRouter {
  readonly current: () => ShownPage;
  /** @returns what ends it */
  readonly subscribe: (listener: (page: ShownPage) => void) => () => void;
}

/** Milliseconds that a pointer rests on a link before its page is prefetched. */
const intentMs = 65;

/**
 * Begins with the page that the server rendered. The router is fetched when the visitor is about to go elsewhere; where
 * it cannot be loaded, the browser loads the other page normally.
 *
 * @param start - Fetches the router, which shows pages from then on.
 */
export function createPages(
  first: PageView,
  start: (show: (page: ShownPage) => void) => Promise<StartedRouter>,
): Pages {
  let shown: ShownPage = { view: first };
  let router: Promise<StartedRouter> | undefined;
  let intent: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(page: ShownPage) => void>();
  const show = (page: ShownPage): void => {
    shown = page;
    for (const listener of listeners) listener(page);
  };
  const getRouter = (): Promise<StartedRouter> => {
    router ??= start(show).catch((error: unknown) => {
      // The next attempt may succeed.
      router = undefined;
      throw error;
    });
    return router;
  };

  window.addEventListener('popstate', () => {
    // Back to a page from before a reload, which this document has not shown.
    if (!router && getAddress(window.location) !== getAddress(first.location)) {
      void backOnline().then(() => window.location.reload());
    }
  });

  return {
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: (to: string, options?: NavigateOptions) => {
      clearTimeout(intent);
      getRouter().then(
        ({ navigate }) => navigate(to, options),
        () => window.location.assign(to),
      );
    },
    prepare: (to) => {
      clearTimeout(intent);
      intent = setTimeout(() => {
        getRouter().then(
          ({ prepare }) => prepare(to),
          () => undefined,
        );
      }, intentMs);
    },
    refresh: async () => (await getRouter()).refresh(),
  };
}

/** Returns the address that identifies a page; the token of a mail has been removed from it meanwhile. */
function getAddress({ pathname, search }: Pick<PageView['location'], 'pathname' | 'search'>): string {
  return `${pathname}${withoutMailToken(search)}`;
}
