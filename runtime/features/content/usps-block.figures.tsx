import type { ReactNode } from 'react';
import { BlockHead } from './block-head.static.tsx';
import { Figure, FigureList } from './usps-block.styles.ts';
import type { UspsBlockProps } from './usps-block.tsx';

/** Shows the block with the shop's unique selling points as figures in large type. */
export function UspsBlock({ block }: UspsBlockProps): ReactNode {
  return (
    <>
      {block.title !== undefined && <BlockHead title={block.title} />}
      <FigureList>
        {block.usps.map((usp) => (
          <li key={usp.title}>
            <Figure as={block.title === undefined ? 'h2' : 'h3'}>{usp.title}</Figure>
            {usp.text !== undefined && <p>{usp.text}</p>}
          </li>
        ))}
      </FigureList>
    </>
  );
}
