import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import type { SiteField } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';

export type PaymentMethods = components['schemas']['PaymentMethods']['methods'];

interface PaymentMethodFieldProps extends Partial<SiteField> {
  /** Ordered by how common they are in the country. */
  readonly methods: PaymentMethods;
  readonly chosen: string | undefined;
}

/** Shows the payment methods, one of which is always chosen. */
export function PaymentMethodField({ methods, chosen, ...field }: PaymentMethodFieldProps): ReactNode {
  const { t } = useLocale();
  const known = methods.some(({ id }) => id === chosen) ? chosen : methods[0]?.id;
  return (
    <ChoiceField
      name="method"
      {...field}
      label={t('checkout:payment.method')}
      required
      defaultValue={known}
      options={methods.map(({ id, name, description }) => ({
        value: id,
        label: name,
        ...(description !== undefined && { hint: description }),
      }))}
    />
  );
}
