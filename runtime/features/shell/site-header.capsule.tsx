import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { CapsuleArea, CapsuleBar } from './header-capsule.styles.ts';
import { HeaderNav } from './header-nav.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { HeaderTools } from './header-tools.tsx';
import { useMenus } from './menu-context.ts';
import { BarEnd } from './site-header.styles.ts';
import type { SiteHeaderProps } from './site-header-props.ts';
import { Wordmark } from './wordmark.tsx';

/** Shows the header as a capsule that floats above the page, below the line of service and languages. */
export function SiteHeader(props: SiteHeaderProps): ReactNode {
  const { header } = useMenus();
  return (
    <CapsuleArea>
      <Container>
        <HeaderStrip {...props} />
        <CapsuleBar>
          <Wordmark />
          <HeaderNav entries={header} />
          <BarEnd>
            <HeaderTools {...props} />
          </BarEnd>
        </CapsuleBar>
      </Container>
    </CapsuleArea>
  );
}
