import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { HeadRow, HeadText } from './block-head.styles.ts';
import { BlockLink } from './block-link.tsx';

interface BlockHeadProps {
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  readonly link?: components['schemas']['Link'] | undefined;
}

/** Shows the title of a block, its introduction and a link to more; nothing for a block without either. */
export function BlockHead({ title, intro, link }: BlockHeadProps): ReactNode {
  if (title === undefined && intro === undefined && link === undefined) return null;
  return (
    <HeadRow>
      <HeadText>
        {title !== undefined && <h2 className={headingClass({ size: 'xl' })}>{title}</h2>}
        {intro !== undefined && <Lead>{intro}</Lead>}
      </HeadText>
      {link && <BlockLink link={link} />}
    </HeadRow>
  );
}
