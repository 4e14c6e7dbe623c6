import type { ReactNode } from 'react';
import type { PartProps } from 'shopgen/runtime/parts/part-props.ts';
import { headingClass, Lead } from 'shopgen/runtime/ui/text.styles.ts';
import { Opening } from './page-intro.styles.ts';

/** Opens an overview on a sheet of felt instead of the plain page. */
export default function PageIntro({ title, intro }: PartProps<'content.intro'>): ReactNode {
  return (
    <Opening>
      <h1 className={headingClass({ size: '2xl' })}>{title}</h1>
      {intro !== undefined && intro !== '' && <Lead>{intro}</Lead>}
    </Opening>
  );
}
