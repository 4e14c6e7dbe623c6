import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Eyebrow, headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { BlockLink } from './block-link.tsx';
import { HeroArea, HeroLinks, HeroPanel, HeroScene } from './hero-block.styles.ts';

interface HeroBlockProps {
  readonly block: components['schemas']['HeroBlock'];
}

/** Shows the opening of a page: an image, and the shop in one sentence. */
export function HeroBlock({ block }: HeroBlockProps): ReactNode {
  return (
    <HeroArea>
      {block.image && (
        <HeroScene>
          <Picture picture={block.image} sizes="100vw" ratio="fill" corners="none" first />
        </HeroScene>
      )}
      <Container>
        <HeroPanel ground={block.image ? 'scene' : 'page'}>
          {block.eyebrow !== undefined && <Eyebrow>{block.eyebrow}</Eyebrow>}
          <h1 className={headingClass({ size: '3xl' })}>{block.title}</h1>
          {block.intro !== undefined && <Lead>{block.intro}</Lead>}
          {block.links.length > 0 && (
            <HeroLinks>
              {block.links.map((link, index) => (
                <BlockLink key={link.label} link={link} look={index === 0 ? 'primary' : 'quiet'} />
              ))}
            </HeroLinks>
          )}
        </HeroPanel>
      </Container>
    </HeroArea>
  );
}
