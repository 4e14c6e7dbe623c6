import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { formatDay } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { AddressText } from '#runtime/ui/address-text.tsx';
import { useAppSetting } from '#runtime/ui/app-setting-context.ts';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { Note } from '#runtime/ui/note.styles.ts';
import { headingClass, Muted } from '#runtime/ui/text.styles.ts';
import { orderDeliveryForm } from './checkout-forms.ts';
import { DaysOf } from './delivery-step.styles.ts';

type ShippingOptions = components['schemas']['ShippingOptions'];
type ShippingMethod = ShippingOptions['methods'][number];

interface DeliveryStepProps {
  readonly orderId: string;
  readonly options: ShippingOptions;
  readonly onTaken: (method: string) => void;
}

/** Shows the checkout step with the method, the price and the day of delivery. */
export function DeliveryStep({ orderId, options: { methods, chosen }, onTaken }: DeliveryStepProps): ReactNode {
  const { locale, t } = useLocale();
  const { hasIncludedVat } = useAppSetting();
  // Delivery is the default, since most buyers choose it.
  const first = methods.find(({ method }) => method === 'Deliver') ?? methods[0];
  const form = useSiteForm(orderDeliveryForm, {
    defaults: {
      method: chosen?.method ?? first?.method,
      ...(chosen && { [`days.${chosen.method}`]: chosen.date }),
      instructions: chosen?.instructions,
    },
    // A draft for other methods does not apply.
    draftFor: `${orderId} ${methods.map(({ method }) => method).join(' ')}`,
    onTaken: ({ value }) => onTaken(value.method),
  });
  const labels = {
    method: t('checkout:delivery.method'),
    ...Object.fromEntries(methods.map(({ method }) => [`days.${method}`, t('checkout:delivery.day')])),
    instructions: t('checkout:delivery.instructions'),
  };
  const price = ({ priceIncVat, priceExcVat, currency }: ShippingMethod): string => {
    if (priceIncVat === 0) return t('cart:summary.free');
    const amount = formatMoney(hasIncludedVat ? priceIncVat : priceExcVat, currency, locale);
    // Where the customer owes the VAT, no price contains any.
    const isIncluded = hasIncludedVat && priceIncVat !== priceExcVat;
    return `${amount} ${t(isIncluded ? 'product:vat.including' : 'product:vat.excluding')}`;
  };
  return (
    <FormFrame form={form} labels={labels}>
      <h2 className={headingClass({ size: 'lg' })}>{t('checkout:delivery.title')}</h2>
      {methods.length === 0 ? (
        <Muted role="alert">{t('checkout:delivery.none')}</Muted>
      ) : (
        <>
          <ChoiceField
            {...form.field('method')}
            label={labels.method}
            options={methods.map((method) => ({
              value: method.method,
              label: `${method.name} – ${price(method)}`,
              ...(method.description !== undefined && { hint: method.description }),
            }))}
          />
          {methods.map((method) => (
            <DaysOf key={method.method} method={method.method}>
              <Days form={form} method={method} />
              {method.pickupAddress && (
                <Note>
                  <p>{t('checkout:delivery.pickupAt')}</p>
                  <AddressText address={method.pickupAddress} />
                </Note>
              )}
            </DaysOf>
          ))}
          <TextField
            {...form.field('instructions')}
            autoComplete="off"
            label={labels.instructions}
            hint={t('checkout:delivery.instructionsHint')}
            optional
          />
          <FormActions>
            <SubmitButton label={t('checkout:continue')} isBusy={form.isSending} />
          </FormActions>
        </>
      )}
    </FormFrame>
  );
}

interface DaysProps {
  readonly form: ReturnType<typeof useSiteForm>;
  readonly method: ShippingMethod;
}

function Days({ form, method: { method, dates } }: DaysProps): ReactNode {
  const { locale, t } = useLocale();
  return (
    <SelectField
      {...form.field(`days.${method}`)}
      autoComplete="off"
      label={method === 'Pickup' ? t('checkout:delivery.pickupDay') : t('checkout:delivery.day')}
      options={dates.map((date) => ({ value: date, label: formatDay(date, locale) }))}
    />
  );
}
