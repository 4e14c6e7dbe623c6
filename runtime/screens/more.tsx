import type { ReactNode } from 'react';
import { Band, Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { MoreTitle } from './more.styles.ts';

interface MoreProps {
  readonly title: string;
  /** Whether there is nothing more to show. */
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

/** Shows the end of an article: related ones. */
export function More({ title, isEmpty, children }: MoreProps): ReactNode {
  if (isEmpty) return <PageEnd data-page-end />;
  return (
    <Band tone="sunken" aria-labelledby="more" data-more>
      <Container>
        <MoreTitle>
          <h2 id="more" className={headingClass({ size: 'xl' })}>
            {title}
          </h2>
        </MoreTitle>
        {children}
      </Container>
    </Band>
  );
}
