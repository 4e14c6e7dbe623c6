import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { HeaderNav } from './header-nav.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { HeaderTools } from './header-tools.tsx';
import { useMenus } from './menu-context.ts';
import { Bar, BarEnd, HeaderArea } from './site-header.styles.ts';
import type { SiteHeaderProps } from './site-header-props.ts';
import { Wordmark } from './wordmark.tsx';

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
