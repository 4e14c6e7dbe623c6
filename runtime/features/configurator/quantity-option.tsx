import { type ReactNode, useRef } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { quantityProblem } from '#runtime/lib/quantity-problem.ts';
import { Field, useFieldWiring } from '#runtime/ui/form/field.tsx';
import { Stepper } from '#runtime/ui/form/stepper.tsx';

interface QuantityOptionProps {
  readonly bounds: components['schemas']['QuantityBounds'];
  readonly label: string;
  readonly productName: string;
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

/** Shows the quantity field: pieces or square metres, typed or stepped. */
export function QuantityOption({
  bounds: { minimum, maximum, step, perCustomer },
  label,
  productName,
  form,
}: QuantityOptionProps): ReactNode {
  const { locale, t } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const hints = [
    minimum > 1 && t('product:buy.minimum', { min: formatNumber(minimum, locale) }),
    step > 1 && t('product:buy.step', { step: formatNumber(step, locale) }),
    perCustomer !== undefined && t('product:buy.perCustomer', { max: formatNumber(perCustomer, locale) }),
  ].filter((text) => text !== false);
  const { error, ref, ...field } = form.field(name);
  const texts = { name, label, error, ...(hints.length > 0 && { hint: hints.join(' ') }) };
  const wiring = useFieldWiring(texts);
  const take = (element: HTMLInputElement | null): void => {
    input.current = element;
    ref(element);
  };
  const stepBy = (direction: -1 | 1): void => {
    const { current } = input;
    if (!current) return;
    if (direction > 0) current.stepUp();
    else current.stepDown();
    // The form hears of it as of a number that was typed.
    current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Field {...texts}>
      <Stepper name={productName} onStep={stepBy}>
        <input
          {...field}
          {...wiring}
          ref={take}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          min={minimum}
          max={maximum}
          step={step}
        />
      </Stepper>
    </Field>
  );
}
