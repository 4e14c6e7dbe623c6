import type { components } from '#generated/contracts/product-api.ts';
import type { Translate } from '#runtime/i18n/messages.ts';

/** Returns when a product is delivered, in working days or weeks. */
export function deliveryText(
  { value: max, minimum: min, period }: Pick<components['schemas']['Delivery'], 'value' | 'minimum' | 'period'>,
  t: Translate,
): string {
  if (min !== undefined && min < max) {
    return period === 'Day'
      ? t('product:delivery.dayRange', { min, max })
      : t('product:delivery.weekRange', { min, max });
  }
  return period === 'Day' ? t('product:delivery.days', { count: max }) : t('product:delivery.weeks', { count: max });
}
