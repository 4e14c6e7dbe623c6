import type { ReactNode } from 'react';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { Eyebrow, headingClass, Lead } from '#runtime/ui/text.styles.ts';
import type { Order } from './order.ts';
import { withdrawalForm } from './order-forms.ts';
import { Facts } from './order-sections.styles.ts';
import { orderViewAddress } from './order-view.ts';
import { WithdrawalHead, WithdrawalPage } from './withdrawal.styles.ts';
import { WithdrawalLines } from './withdrawal-lines.tsx';
import { lineParameters, type WithdrawnLine } from './withdrawn-lines.ts';

interface WithdrawalReviewProps {
  readonly order: Order;
  readonly chosen: readonly WithdrawnLine[];
}

/** Shows the second step: the declaration as it will be sent, and the button that sends it. */
export function WithdrawalReview({ order, chosen }: WithdrawalReviewProps): ReactNode {
  const { locale, t } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const { details, number = '', withdrawals = [] } = order;
  const values: Record<string, string> = { orderId: order.id, after: String(withdrawals.length) };
  for (const [index, { lineId, quantity }] of chosen.entries()) {
    values[`lines.${index}.lineId`] = lineId;
    values[`lines.${index}.quantity`] = String(quantity);
  }
  const form = useSiteForm(withdrawalForm, {
    defaults: values,
    onTaken: () => navigate(orderViewAddress(location, 'withdrawn'), { replace: true }),
  });
  const quantities = new Map(chosen.map(({ lineId, quantity }) => [lineId, quantity]));
  return (
    <WithdrawalPage>
      <WithdrawalHead>
        <Eyebrow>{t('checkout:order.withdrawal.step', { step: 2 })}</Eyebrow>
        <h1 className={headingClass({ size: '2xl' })}>{t('checkout:order.withdrawal.review')}</h1>
        <Lead>{t('checkout:order.withdrawal.declaration', { number })}</Lead>
      </WithdrawalHead>
      <WithdrawalLines
        lines={order.lines.filter(({ id }) => quantities.has(id))}
        quantityOf={({ id }) => `${formatNumber(quantities.get(id) ?? 0, locale)} ×`}
      />
      {details && (
        <Facts>
          <div>
            <dt>{t('checkout:order.withdrawal.name')}</dt>
            <dd>
              {details.firstName} {details.lastName}
            </dd>
          </div>
          <div>
            <dt>{t('checkout:order.withdrawal.confirmTo')}</dt>
            <dd>{details.email}</dd>
          </div>
        </Facts>
      )}
      <FormFrame form={form} labels={{}}>
        {Object.entries(values).map(([name, value]) => {
          const { error: _, ...field } = form.field(name);
          return <input key={name} type="hidden" {...field} defaultValue={value} />;
        })}
        <FormActions>
          <SubmitButton
            label={t('checkout:order.withdrawal.confirm')}
            busyLabel={t('checkout:order.withdrawal.busy')}
            isBusy={form.isSending}
          />
          <Link to={orderViewAddress(location, 'withdraw', lineParameters(chosen))} className={onwardLinkClass()}>
            {t('checkout:order.withdrawal.change')}
          </Link>
        </FormActions>
      </FormFrame>
    </WithdrawalPage>
  );
}
