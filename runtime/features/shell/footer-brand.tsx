import type { ReactNode } from 'react';
import type { Slots } from '#runtime/contracts/slots.ts';

interface FooterBrandProps {
  readonly slots: Pick<Slots, 'footerLogo' | 'reviews'>;
}

/** Shows the rating of the shop and the logo, where the site has them. */
export function FooterBrand({ slots: { footerLogo: Logo, reviews: Reviews } }: FooterBrandProps): ReactNode {
  return (
    <>
      {Reviews && <Reviews />}
      {Logo && <Logo />}
    </>
  );
}
