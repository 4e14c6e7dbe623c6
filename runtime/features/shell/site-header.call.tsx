import type { ReactNode } from 'react';
import { Container } from '#runtime/ui/layout.styles.ts';
import { BarContent } from './bar-content.tsx';
import { HeaderCall } from './header-call.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { Bar, HeaderArea } from './site-header.styles.ts';
import type { SiteHeaderProps } from './site-header-props.ts';

/** Shows the header with the telephone number of the service menu as a button in its bar, at every width. */
export function SiteHeader(props: SiteHeaderProps): ReactNode {
  return (
    <HeaderArea>
      <Container>
        <HeaderStrip {...props} />
        <Bar>
          <BarContent {...props} extra={<HeaderCall />} />
        </Bar>
      </Container>
    </HeaderArea>
  );
}
