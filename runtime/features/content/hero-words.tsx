import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { Eyebrow, headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { BlockLink } from './block-link.tsx';
import { HeroLinks } from './hero-words.styles.ts';

type Hero = components['schemas']['HeroBlock'];

/** Shows the headline of an opening, with the line above it. */
export function HeroTitle({ block }: { readonly block: Hero }): ReactNode {
  return (
    <>
      {block.eyebrow !== undefined && <Eyebrow>{block.eyebrow}</Eyebrow>}
      <h1 className={headingClass({ size: '3xl' })}>{block.title}</h1>
    </>
  );
}

interface HeroOfferProps {
  readonly block: Hero;
  /** The first link, on what it stands. */
  readonly first?: 'primary' | 'inverse';
}

/** Shows the sentence below a headline and where it leads. */
export function HeroOffer({ block, first = 'primary' }: HeroOfferProps): ReactNode {
  return (
    <>
      {block.intro !== undefined && <Lead>{block.intro}</Lead>}
      {block.links.length > 0 && (
        <HeroLinks>
          {block.links.map((link, index) => (
            <BlockLink key={link.label} link={link} look={index === 0 ? first : 'quiet'} />
          ))}
        </HeroLinks>
      )}
    </>
  );
}
