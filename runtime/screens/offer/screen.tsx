import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { namedOffer } from '#runtime/features/offers/offer-address.ts';
import { OfferView } from '#runtime/features/offers/offer-view.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { NoOffer } from './screen.styles.ts';

export function Screen(): ReactNode {
  const offerId = namedOffer(useLocation().search) ?? '';
  const { data: offer } = useQuery({ ...useTRPC().cart.offer.queryOptions({ offerId }), enabled: offerId !== '' });
  return (
    <Container>
      {offer ? <OfferView offer={offer} /> : <NotHere />}
      <PageEnd data-page-end />
    </Container>
  );
}

function NotHere(): ReactNode {
  const { href, t } = useLocale();
  const quotation = href('quotation');
  return (
    <NoOffer>
      <h1 className={headingClass({ size: '2xl' })}>{t('checkout:offer.title')}</h1>
      <Lead>{t('checkout:offer.gone')}</Lead>
      {quotation !== undefined && (
        <Link to={quotation} className={buttonClass()}>
          {t('checkout:offer.ask')}
        </Link>
      )}
    </NoOffer>
  );
}
