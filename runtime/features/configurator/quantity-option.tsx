import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { quantityProblem } from '#runtime/lib/quantity-problem.ts';
import { TextField } from '#runtime/ui/form/text-field.tsx';

interface QuantityOptionProps {
  readonly bounds: components['schemas']['QuantityBounds'];
  readonly label: string;
  readonly form: SiteForm;
}

/** Returns the form with the allowed quantities in its error, which the API's rejection leaves out. */
export function useBoundedQuantity(
  form: SiteForm,
  typed: string | undefined,
  bounds: QuantityOptionProps['bounds'],
): SiteForm {
  const { t } = useLocale();
  const { error, defaultValue = '' } = form.field(name);
  const outside = error === undefined ? undefined : quantityProblem(typed ?? defaultValue, bounds);
  if (!outside) return form;
  const text = t(outside.key, outside.values);
  return {
    ...form,
    errors: form.errors.map((listed) => (listed.name === name ? { ...listed, text } : listed)),
    field: (asked) => ({ ...form.field(asked), ...(asked === name && { error: text }) }),
  };
}

const name = 'quantity';

/** Shows the quantity field: pieces or square metres. */
export function QuantityOption({ bounds: { minimum, maximum, step }, label, form }: QuantityOptionProps): ReactNode {
  const { locale, t } = useLocale();
  const hint = [
    minimum > 1 && t('product:buy.minimum', { min: formatNumber(minimum, locale) }),
    step > 1 && t('product:buy.step', { step: formatNumber(step, locale) }),
  ].filter((text) => text !== false);
  return (
    <TextField
      {...form.field(name)}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      width="short"
      min={minimum}
      max={maximum}
      step={step}
      label={label}
      hint={hint.length === 0 ? undefined : hint.join(' ')}
    />
  );
}
