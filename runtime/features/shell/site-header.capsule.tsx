import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { BarContent } from './bar-content.tsx';
import { CapsuleArea, CapsuleBar } from './header-capsule.styles.ts';
import { HeaderStrip } from './header-strip.tsx';
import type { SiteHeaderProps } from './site-header-props.ts';

/** Shows the header as a capsule that floats above the page, below the line of service and languages. */
export function SiteHeader(props: SiteHeaderProps): ReactNode {
  return (
    <CapsuleArea>
      <Container>
        <HeaderStrip {...props} />
        <CapsuleBar>
          <BarContent {...props} />
        </CapsuleBar>
      </Container>
    </CapsuleArea>
  );
}
