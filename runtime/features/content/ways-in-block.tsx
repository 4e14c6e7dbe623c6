import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { linkAddress } from '#runtime/ui/link-address.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { SmartLink } from '#runtime/ui/smart-link.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { BlockHead } from './block-head.static.tsx';
import { Way, WayCards, WayRows, WayText, wayLinkClass } from './ways-in-block.styles.ts';

type Schemas = components['schemas'];

/** Shows teasers of the shop by room, by problem or by material: cards with images, or lines without. */
export function WaysInBlock({ block }: { readonly block: Schemas['WaysInBlock'] }): ReactNode {
  const look = block.ways.every((way) => way.image !== undefined) ? 'card' : 'row';
  const ways = block.ways.map((way) => (
    <li key={way.title}>
      <WayIn way={way} look={look} level={block.title === undefined ? 2 : 3} />
    </li>
  ));
  return (
    <>
      <BlockHead title={block.title} intro={block.intro} />
      {look === 'card' ? <WayCards four={ways.length === 4}>{ways}</WayCards> : <WayRows>{ways}</WayRows>}
    </>
  );
}

interface WayInProps {
  readonly way: Schemas['WayIn'];
  readonly look: 'card' | 'row';
  /** Level of the heading in the outline. */
  readonly level: 2 | 3;
}

function WayIn({ way, look, level }: WayInProps): ReactNode {
  const Title = level === 2 ? 'h2' : 'h3';
  const { href } = useLocale();
  const to = linkAddress(way.link, href);
  return (
    <Way look={look}>
      {look === 'card' && way.image && (
        <Picture
          picture={way.image}
          sizes="(min-width: 1400px) 445px, (min-width: 768px) 31vw, 92vw"
          ratio="portrait"
          corners="large"
          alt=""
        />
      )}
      <Title className={headingClass({ size: 'md' })}>{way.title}</Title>
      {way.text !== undefined && <WayText>{way.text}</WayText>}
      {to !== undefined && (
        <SmartLink to={to} className={wayLinkClass()}>
          {way.link.label}
          <Icon name="arrow" />
        </SmartLink>
      )}
    </Way>
  );
}
