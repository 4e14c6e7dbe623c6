import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { BarContent } from './bar-content.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { Bar, HeaderArea } from './site-header.styles.ts';
import type { SiteHeaderProps } from './site-header-props.ts';

/** Shows the name of the site, menus, search and language. */
export function SiteHeader(props: SiteHeaderProps): ReactNode {
  return (
    <HeaderArea>
      <Container>
        <HeaderStrip {...props} />
        <Bar>
          <BarContent {...props} />
        </Bar>
      </Container>
    </HeaderArea>
  );
}
