import type { FormEvent, ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FormActions, FormStack } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { noMethod } from './checkout-step.ts';
import { PaymentMethodField, type PaymentMethods } from './payment-method-field.tsx';

interface PaymentStepProps {
  readonly methods: PaymentMethods;
  /** Whether nothing is to be paid. */
  readonly isFree: boolean;
  /** The selected method, if any. */
  readonly chosen: string | undefined;
  readonly onChosen: (method: string) => void;
}

/**
 * Shows the checkout step with the payment method. The address contains the choice: no payment starts before the order
 * is placed.
 */
export function PaymentStep({ methods, isFree, chosen, onChosen }: PaymentStepProps): ReactNode {
  const { t } = useLocale();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const method = new FormData(event.currentTarget).get('method');
    if (typeof method === 'string') onChosen(method);
  };
  return (
    <form method="get" onSubmit={send}>
      <input type="hidden" name="step" value="review" />
      <FormStack>
        <h2 className={headingClass({ size: 'lg' })}>{t('checkout:payment.title')}</h2>
        {isFree ? (
          <p>
            {t('checkout:payment.nothing')}
            <input type="hidden" name="method" value={noMethod} />
          </p>
        ) : (
          <PaymentMethodField methods={methods} chosen={chosen} />
        )}
        <FormActions>
          <SubmitButton label={t('checkout:continue')} />
        </FormActions>
      </FormStack>
    </form>
  );
}
