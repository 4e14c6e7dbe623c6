import type { ReactNode } from 'react';
import { textLinkClass } from '#runtime/ui/link.styles.ts';

/** Shows a telephone number as a link that calls it. */
export function PhoneLink({ phone }: { readonly phone: string }): ReactNode {
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={textLinkClass()}>
      {phone}
    </a>
  );
}
