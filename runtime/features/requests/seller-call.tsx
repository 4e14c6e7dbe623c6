import { Fragment, type ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { PhoneLink } from './phone-link.tsx';
import { CallLine } from './seller-call.styles.ts';
import { SellerHours } from './seller-hours.tsx';

interface SellerCallProps {
  readonly seller: components['schemas']['Seller'];
}

/** Shows how and when to call the company, in one line. */
export function SellerCall({ seller: { phone, openingHours } }: SellerCallProps): ReactNode {
  return (
    <CallLine>
      <PhoneLink phone={phone} />
      {openingHours.map((hours) => (
        <Fragment key={`${hours.firstDay} ${hours.opens}`}>
          {' · '}
          <SellerHours hours={hours} />
        </Fragment>
      ))}
    </CallLine>
  );
}
