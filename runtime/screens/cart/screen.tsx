import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { mayBeOrdered, type Order, useCart } from '#runtime/features/cart/cart.ts';
import { CartLine } from '#runtime/features/cart/cart-line.tsx';
import { CartVoucher } from '#runtime/features/cart/cart-voucher.tsx';
import { OrderSummary } from '#runtime/features/cart/order-summary.tsx';
import { removedLine } from '#runtime/features/cart/removed-line.ts';
import { SampleAdded } from '#runtime/features/cart/sample-added.tsx';
import { UndoRemoval } from '#runtime/features/cart/undo-removal.tsx';
import { findInvalidSubmission } from '#runtime/forms/invalid-submission.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { viewCart } from '#runtime/lib/order-events.ts';
import { sampleOrderName } from '#runtime/lib/sample-order-name.ts';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { buttonClass, onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { headingClass, Lead, Muted } from '#runtime/ui/text.styles.ts';
import { useShownReport } from '#runtime/ui/tracking-context.ts';
import { useIntroduction } from '../use-introduction.ts';
import { CartColumns, CartLines, CheckoutForm, SummaryBox, WayOnPlace } from './screen.styles.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const cart = useCart();
  const removed = removedLine(useLocation().search);
  const refused = findInvalidSubmission(useQueryClient(), sampleOrderName)?.problem;
  const page = useIntroduction('cart');
  const isEmpty = !cart || cart.lines.length === 0;
  return (
    <Container>
      <CartColumns as="header">
        <h1 className={headingClass({ size: '2xl' })}>{page?.title ?? t('cart:title')}</h1>
        {isEmpty && <Lead>{t('cart:empty.text')}</Lead>}
        {!isEmpty && page?.intro && <Lead>{page.intro}</Lead>}
      </CartColumns>
      {refused && (
        <Note role="alert">
          <p>{t(refused.key, refused.values)}</p>
        </Note>
      )}
      {removed && <UndoRemoval removed={removed} />}
      {cart && <SampleAdded cart={cart} />}
      {isEmpty ? <WayOn /> : <FilledCart cart={cart} />}
      <PageEnd data-page-end />
    </Container>
  );
}

function WayOn(): ReactNode {
  const { href, t } = useLocale();
  const products = href('productOverview');
  if (products === undefined) return null;
  return (
    <WayOnPlace>
      <Link to={products} className={buttonClass()}>
        {t('cart:empty.action')}
      </Link>
    </WayOnPlace>
  );
}

function FilledCart({ cart }: { readonly cart: Order }): ReactNode {
  const { href, t } = useLocale();
  useShownReport(() => ['order', viewCart(cart)], cart.id);
  const navigate = useNavigate();
  const products = href('productOverview');
  const checkout = href('checkout') ?? '/';
  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(checkout);
  };
  return (
    <CartColumns columns="two">
      <CartLines aria-label={t('cart:lines')}>
        {cart.lines.map((line) => (
          <CartLine key={line.id} line={line} />
        ))}
      </CartLines>
      <SummaryBox aria-labelledby="cart-summary">
        <h2 id="cart-summary" className={headingClass({ size: 'md' })}>
          {t('cart:summary.title')}
        </h2>
        <OrderSummary order={cart} />
        <CartVoucher key={cart.voucher?.code} order={cart} />
        {mayBeOrdered(cart) ? (
          <CheckoutForm method="get" action={checkout} onSubmit={goOn}>
            <button type="submit" className={buttonClass()}>
              {t('cart:checkout')}
            </button>
          </CheckoutForm>
        ) : (
          <Muted role="status">{t('cart:inTheWay')}</Muted>
        )}
        {products !== undefined && (
          <Link to={products} className={onwardLinkClass()}>
            {t('cart:continue')}
          </Link>
        )}
      </SummaryBox>
    </CartColumns>
  );
}
