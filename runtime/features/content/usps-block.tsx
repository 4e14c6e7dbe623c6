import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { BlockHead } from './block-head.static.tsx';
import { UspList } from './usps-block.styles.ts';

/** The properties of the block in all its variants. */
export interface UspsBlockProps {
  readonly block: components['schemas']['UspsBlock'];
}

/** Shows the block with the shop's unique selling points. */
export function UspsBlock({ block }: UspsBlockProps): ReactNode {
  const Title = block.title === undefined ? 'h2' : 'h3';
  return (
    <>
      {block.title !== undefined && <BlockHead title={block.title} />}
      <UspList four={block.usps.length === 4}>
        {block.usps.map((usp) => (
          <li key={usp.title}>
            <Title className={headingClass({ size: 'sm' })}>{usp.title}</Title>
            {usp.text !== undefined && <p>{usp.text}</p>}
          </li>
        ))}
      </UspList>
    </>
  );
}
