import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useMessages } from '#runtime/i18n/use-messages.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { DeliveryList } from './delivery-promise.styles.ts';

interface DeliveryPromiseProps {
  readonly delivery: components['schemas']['Delivery'];
}

/** How long it takes from order to hand-over, and in which ways the product can be had. */
export function DeliveryPromise({ delivery }: DeliveryPromiseProps): ReactNode {
  const t = useMessages();
  const { methods } = delivery;
  return (
    <DeliveryList>
      <Line>
        <DeliveryTime delivery={delivery} />
      </Line>
      {methods.includes('DeliverAndAssemble') && <Line>{t('product:delivery.assembly')}</Line>}
      {methods.includes('Pickup') && <Line>{t('product:delivery.pickup')}</Line>}
    </DeliveryList>
  );
}

function Line({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <li>
      <Icon name="check" size={16} />
      <span>{children}</span>
    </li>
  );
}

function DeliveryTime({ delivery }: DeliveryPromiseProps): ReactNode {
  const t = useMessages();
  const { value: max, minimum: min, period } = delivery;
  if (min !== undefined && min < max) {
    return period === 'Day'
      ? t('product:delivery.dayRange', { min, max })
      : t('product:delivery.weekRange', { min, max });
  }
  return period === 'Day' ? t('product:delivery.days', { count: max }) : t('product:delivery.weeks', { count: max });
}
