import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { paymentForm } from './checkout-forms.ts';
import { PaymentMethodField } from './payment-method-field.tsx';

interface PayOrderProps {
  readonly order: components['schemas']['Order'];
  /** The payment before this one, if any. */
  readonly lastPayment: string | undefined;
}

/** Shows the form that pays a placed order. */
export function PayOrder({ order, lastPayment }: PayOrderProps): ReactNode {
  const { t } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const methods = queryClient.getQueryData(trpc.order.paymentMethods.queryKey({ orderId: order.id }))?.methods ?? [];
  const form = useSiteForm(paymentForm, {
    defaults: { orderId: order.id, ...(lastPayment !== undefined && { after: lastPayment }) },
    onTaken: ({ answer }) => window.location.assign(answer.payAt),
  });
  if (methods.length === 0) return <p>{t('checkout:result.noMethods')}</p>;
  return (
    <FormFrame form={form} labels={{ method: t('checkout:payment.method') }}>
      <h2 className={headingClass({ size: 'md' })}>{t('checkout:result.pay')}</h2>
      {(['orderId', 'after'] as const).map((name) => {
        const { error: _, ...field } = form.field(name);
        return <input key={name} type="hidden" {...field} />;
      })}
      <PaymentMethodField methods={methods} chosen={order.payment?.method} {...form.field('method')} />
      <FormActions>
        <SubmitButton label={t('checkout:result.pay')} busyLabel={t('checkout:review.busy')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
