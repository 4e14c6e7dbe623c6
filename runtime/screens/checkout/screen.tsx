import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { type Order, useCart } from '#runtime/features/cart/cart.ts';
import { OrderLines } from '#runtime/features/cart/order-lines.tsx';
import { OrderSummary } from '#runtime/features/cart/order-summary.tsx';
import {
  type CheckoutStep,
  checkoutSteps,
  chosenMethod,
  furthestStep,
  shownStep,
  stepSearch,
} from '#runtime/features/checkout/checkout-step.ts';
import { CheckoutSteps } from '#runtime/features/checkout/checkout-steps.tsx';
import { DeliveryStep } from '#runtime/features/checkout/delivery-step.tsx';
import { OrderDetailsStep } from '#runtime/features/checkout/order-details-step.tsx';
import { PaymentStep } from '#runtime/features/checkout/payment-step.tsx';
import { resultAddress } from '#runtime/features/checkout/result-address.ts';
import { type PlacedOrder, ReviewStep } from '#runtime/features/checkout/review-step.tsx';
import { VatNote } from '#runtime/features/checkout/vat-note.tsx';
import { useTermsAddress } from '#runtime/features/shell/terms-address.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { addPaymentInfo, addShippingInfo, beginCheckout } from '#runtime/lib/order-events.ts';
import { Container, PageEnd } from '#runtime/ui/layout.styles.ts';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { StepsProvider } from '#runtime/ui/steps.tsx';
import { headingClass, Muted } from '#runtime/ui/text.styles.ts';
import { useShownReport, useTracking } from '#runtime/ui/tracking-context.ts';
import { useIntroduction } from '../use-introduction.ts';
import { CheckoutColumns, CheckoutHead, CheckoutSide } from './screen.styles.ts';

export function Screen(): ReactNode {
  const { t } = useLocale();
  const { search } = useLocation();
  const page = useIntroduction('checkout');
  const cart = useLastCart();
  useShownReport(
    () => (cart ? ['order', beginCheckout(cart), { key: `begin_checkout ${cart.id}`, lasts: 'visit' }] : undefined),
    `${cart?.id}`,
  );
  if (!cart) return null;
  const step = shownStep(search, cart);
  const index = checkoutSteps.indexOf(step);
  const furthest = checkoutSteps.indexOf(furthestStep(cart, chosenMethod(search)));
  const vatNumberState = cart.details?.vatNumberState;
  // A buyer with a VAT number expects to pay no VAT, so a note beside the total says that they do.
  const isInDoubt = vatNumberState === 'unconfirmed' || vatNumberState === 'rejected';
  return (
    <Container>
      <StepsProvider key={index} total={checkoutSteps.length} start={index}>
        <CheckoutHead>
          <h1 className={headingClass({ size: 'xl' })}>{page?.title ?? t('checkout:title')}</h1>
          {step === 'details' && page?.intro && <Muted>{page.intro}</Muted>}
          <CheckoutSteps furthest={furthest} />
        </CheckoutHead>
        <CheckoutColumns>
          <Step step={step} cart={cart} />
          <CheckoutSide aria-labelledby="checkout-summary">
            <h2 id="checkout-summary" className={headingClass({ size: 'md' })}>
              {t('cart:summary.title')}
            </h2>
            {step !== 'review' && <OrderLines order={cart} />}
            <OrderSummary order={cart} />
            {step !== 'details' && isInDoubt && <VatNote state={vatNumberState} />}
          </CheckoutSide>
        </CheckoutColumns>
      </StepsProvider>
      <PageEnd data-page-end />
    </Container>
  );
}

/** Returns the last cart, so that a buyer who has just ordered keeps the page until the next one is there. */
function useLastCart(): Order | null {
  const cart = useCart();
  const last = useRef(cart);
  if (cart) last.current = cart;
  return last.current;
}

interface StepProps {
  readonly step: CheckoutStep;
  readonly cart: Order;
}

function Step({ step, cart }: StepProps): ReactNode {
  const { href } = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const trpc = useTRPC();
  const tracking = useTracking();
  const method = chosenMethod(search);
  const goTo = (next: CheckoutStep, paidBy = method): void => void navigate(`${pathname}${stepSearch(next, paidBy)}`);
  switch (step) {
    case 'details':
      return (
        <OrderDetailsStep
          orderId={cart.id}
          details={cart.details}
          customer={queryClient.getQueryData(trpc.user.current.queryKey()) ?? null}
          onTaken={() => goTo('delivery')}
        />
      );
    case 'delivery':
      return (
        <Delivery
          orderId={cart.id}
          onTaken={(delivery) => {
            tracking?.report(['order', addShippingInfo(cart, delivery)]);
            goTo('payment');
          }}
        />
      );
    case 'payment':
      return (
        <Payment
          orderId={cart.id}
          isFree={cart.totals.totalIncVat === 0}
          chosen={method}
          onChosen={(chosen) => {
            tracking?.report(['order', addPaymentInfo(cart, chosen)]);
            goTo('review', chosen);
          }}
        />
      );
    case 'review':
      return (
        <Review
          cart={cart}
          method={method ?? ''}
          onPlaced={({ orderId, payAt }) => {
            if (payAt === null) void navigate(resultAddress(href('checkoutResult'), orderId), { replace: true });
            else window.location.assign(payAt);
          }}
        />
      );
  }
}

interface DeliveryProps {
  readonly orderId: string;
  readonly onTaken: (method: string) => void;
}

function Delivery(props: DeliveryProps): ReactNode {
  const { data: options } = useSuspenseQuery(useTRPC().order.shipping.queryOptions());
  return <DeliveryStep {...props} options={options} />;
}

interface PaymentProps {
  readonly orderId: string;
  readonly isFree: boolean;
  readonly chosen: string | undefined;
  readonly onChosen: (method: string) => void;
}

function Payment({ orderId, ...step }: PaymentProps): ReactNode {
  const { data } = useSuspenseQuery(useTRPC().order.paymentMethods.queryOptions({ orderId }));
  return <PaymentStep methods={data.methods} {...step} />;
}

interface ReviewProps {
  readonly cart: Order;
  readonly method: string;
  readonly onPlaced: (placed: PlacedOrder) => void;
}

function Review({ cart, method, onPlaced }: ReviewProps): ReactNode {
  const { data } = useSuspenseQuery(useTRPC().order.paymentMethods.queryOptions({ orderId: cart.id }));
  const terms = useTermsAddress();
  return (
    <ReviewStep
      order={cart}
      method={method}
      methods={data.methods}
      terms={terms}
      lines={<OrderLines order={cart} />}
      onPlaced={onPlaced}
    />
  );
}
