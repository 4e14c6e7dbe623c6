import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { AppDefinition } from '#runtime/contracts/app.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { NavigationContext } from '#runtime/ui/navigation.ts';
import type { Pages } from './create-pages.ts';
import { Page } from './page.tsx';
import { scrollToTarget } from './scroll-to-target.ts';

interface ClientPageProps {
  readonly pages: Pages;
  readonly definition: AppDefinition<LoadContext>;
  /** Called once, when the first page is hydrated. */
  readonly onHydrated: () => void;
}

/** Shows the current page. */
export function ClientPage({ pages, definition, onHydrated }: ClientPageProps): ReactNode {
  const [{ view, scroll }, setShown] = useState(pages.current);
  useEffect(() => {
    const stop = pages.subscribe((page) => startTransition(() => setShown(page)));
    setShown(pages.current());
    return stop;
  }, [pages]);
  useLayoutEffect(() => {
    if (scroll) scrollToTarget(scroll);
  }, [scroll]);
  return (
    <NavigationContext value={pages}>
      <Page view={view} definition={definition} onHydrated={onHydrated} />
    </NavigationContext>
  );
}
