import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { formatDay } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { AddressText } from '#runtime/ui/address-text.tsx';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { FormActions, FormStack } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextAreaField } from '#runtime/ui/form/text-area-field.tsx';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { headingClass, hiddenClass } from '#runtime/ui/text.styles.ts';
import { maxRemarkLength } from '#runtime/validation/forms/checkout.ts';
import { ApprovalRequest } from './approval-request.tsx';
import { orderPlacementForm } from './checkout-forms.ts';
import { type CheckoutStep, noMethod, stepSearch } from './checkout-step.ts';
import type { PaymentMethods } from './payment-method-field.tsx';
import { ReviewFacts } from './review-step.styles.ts';

type Order = components['schemas']['Order'];

/** A placed order, and the address of its payment; null when no payment could be started. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly payAt: string | null;
}

interface ReviewStepProps {
  readonly order: Order;
  readonly method: string;
  readonly methods: PaymentMethods;
  /** Address of the terms; absent on sites without that page. */
  readonly terms: string | undefined;
  /** The lines of the order. */
  readonly lines: ReactNode;
  readonly onPlaced: (placed: PlacedOrder) => void;
}

/** Shows the checkout step with the whole order and the button that places it. */
export function ReviewStep({ order, method, methods, terms, lines, onPlaced }: ReviewStepProps): ReactNode {
  const { href, locale, t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const seen = { orderId: order.id, version: String(order.version), method };
  const form = useSiteForm(orderPlacementForm, {
    defaults: { ...seen, remark: order.remark },
    draftFor: order.id,
    onTaken: ({ answer }) => onPlaced(answer),
  });
  const { rejections, write } = form;

  // A rejection means that this page is outdated.
  const readAgain = useEffectEvent(() => void queryClient.invalidateQueries(trpc.cart.order.queryFilter()));
  useEffect(() => {
    if (rejections > 0) readAgain();
  }, [rejections]);
  // The version of the order that the page shows is the one that is placed.
  const take = useEffectEvent((version: number) => write('version', String(version)));
  useEffect(() => take(order.version), [order.version]);

  const { approval, details, shipping } = order;
  const facts = (
    <>
      <h2 className={headingClass({ size: 'lg' })}>{t('checkout:review.title')}</h2>
      {lines}
      <ReviewFacts>
        {details && (
          <Fact label={t('checkout:steps.details')} step="details" method={method}>
            <span>
              {details.companyName !== undefined && <>{details.companyName}, </>}
              {details.firstName} {details.lastName}, {details.email}
            </span>
            <AddressText address={details.billingAddress} />
          </Fact>
        )}
        {shipping && (
          <Fact label={t('checkout:steps.delivery')} step="delivery" method={method}>
            <span>
              {shipping.name}, {formatDay(shipping.date, locale)}
            </span>
            {details?.deliveryAddress && shipping.method !== 'Pickup' && (
              <AddressText address={details.deliveryAddress} />
            )}
            {shipping.instructions !== undefined && <span>{shipping.instructions}</span>}
          </Fact>
        )}
        <Fact label={t('checkout:steps.payment')} step="payment" method={method}>
          <span>
            {method === noMethod
              ? t('checkout:payment.nothing')
              : (methods.find(({ id }) => id === method)?.name ?? method)}
          </span>
        </Fact>
      </ReviewFacts>
    </>
  );
  if (approval && approval.state !== 'approved') {
    return (
      <FormStack>
        {facts}
        <ApprovalRequest key={`${approval.state} ${order.version}`} approval={approval} version={order.version} />
      </FormStack>
    );
  }
  return (
    <FormFrame form={form} labels={{ remark: t('checkout:review.remark') }}>
      {facts}
      {approval && (
        <Note tone="info">
          <p>{t('checkout:approval.approved', { name: approval.name ?? '' })}</p>
        </Note>
      )}
      <TextAreaField
        {...form.field('remark')}
        label={t('checkout:review.remark')}
        maxLength={maxRemarkLength}
        rows={3}
        optional
      />
      {(['orderId', 'version', 'method'] as const).map((name) => {
        const { error: _, ...field } = form.field(name);
        // The current values, not those of a rejected attempt.
        return <input key={name} type="hidden" {...field} defaultValue={seen[name]} />;
      })}
      {href('orderReviews') !== undefined && (
        <CheckboxField {...form.box('inviteToReview')} label={t('checkout:review.invite')} />
      )}
      <Terms address={terms} />
      <FormActions>
        <SubmitButton
          label={t('checkout:review.submit')}
          busyLabel={t('checkout:review.busy')}
          isBusy={form.isSending}
        />
      </FormActions>
    </FormFrame>
  );
}

interface FactProps {
  readonly label: string;
  readonly step: CheckoutStep;
  readonly method: string;
  readonly children: ReactNode;
}

function Fact({ label, step, method, children }: FactProps): ReactNode {
  const { t } = useLocale();
  const { pathname } = useLocation();
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd>
        <Link to={`${pathname}${stepSearch(step, method)}`} className={textLinkClass()}>
          {t('checkout:review.change')}
          <span className={hiddenClass()}> {label}</span>
        </Link>
      </dd>
    </div>
  );
}

/** Placeholder for the link; a private-use character that no text contains. */
const place = '\u{E000}';

/** Shows the terms that an order accepts. They open in another tab, so that nothing is lost. */
function Terms({ address }: { readonly address: string | undefined }): ReactNode {
  const { t } = useLocale();
  if (address === undefined) return <p>{t('checkout:review.terms', { terms: t('checkout:review.termsName') })}</p>;
  const [before, after] = t('checkout:review.terms', { terms: place }).split(place);
  return (
    <p>
      {before}
      <a href={address} target="_blank" rel="noopener" className={textLinkClass()}>
        {t('checkout:review.termsName')}
        <span className={hiddenClass()}> {t('checkout:review.newTab')}</span>
      </a>
      {after}
    </p>
  );
}
