import type { ReactNode } from 'react';
import type { Slots } from '#runtime/contracts/slots.ts';

interface FooterBrandProps {
  readonly slots: Slots;
}

/** Shows what the site has beside the footer's statement: the rating of the shop, the logo. */
export function FooterBrand({ slots }: FooterBrandProps): ReactNode {
  const { footerLogo: Logo, reviews: Reviews } = slots;
  return (
    <>
      {Reviews && <Reviews />}
      {Logo && <Logo />}
    </>
  );
}
