import type { ReactNode } from 'react';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { Intro } from './page-intro.styles.ts';

interface PageIntroProps {
  readonly title: string;
  readonly intro?: string | undefined;
}

/** Shows the title of a page and its introduction. */
export function PageIntro({ title, intro }: PageIntroProps): ReactNode {
  return (
    <Intro>
      <h1 className={headingClass({ size: '2xl' })}>{title}</h1>
      {intro !== undefined && intro !== '' && <Lead>{intro}</Lead>}
    </Intro>
  );
}
