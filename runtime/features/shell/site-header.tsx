import type { ReactNode } from 'react';
import type { Head } from '#runtime/contracts/head.ts';
import type { Slots } from '#runtime/contracts/slots.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { HeaderNav } from './header-nav.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { HeaderTools } from './header-tools.tsx';
import { useMenus } from './menu-context.ts';
import { Bar, BarEnd, HeaderArea } from './site-header.styles.ts';
import { Wordmark } from './wordmark.tsx';

/** The properties of the header in all its variants. */
export interface SiteHeaderProps {
  readonly slots: Slots;
  readonly alternates: Head['alternates'];
}

/** Shows the name of the site, menus, search and language. */
export function SiteHeader(props: SiteHeaderProps): ReactNode {
  const { header } = useMenus();
  return (
    <HeaderArea>
      <Container>
        <HeaderStrip {...props} />
        <Bar>
          <Wordmark />
          <HeaderNav entries={header} />
          <BarEnd>
            <HeaderTools {...props} />
          </BarEnd>
        </Bar>
      </Container>
    </HeaderArea>
  );
}
