import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { HeaderCall } from './header-call.tsx';
import { HeaderNav } from './header-nav.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { HeaderTools } from './header-tools.tsx';
import { useMenus } from './menu-context.ts';
import { Bar, BarEnd, HeaderArea } from './site-header.styles.ts';
import type { SiteHeaderProps } from './site-header-props.ts';
import { Wordmark } from './wordmark.tsx';

/** Shows the header with the telephone number of the service menu as a button in its bar, at every width. */
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
            <HeaderCall />
            <HeaderTools {...props} />
          </BarEnd>
        </Bar>
      </Container>
    </HeaderArea>
  );
}
