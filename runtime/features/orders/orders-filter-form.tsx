import type { FormEvent, ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { orderStates } from './order.ts';
import { orderStateTexts } from './order-state-texts.ts';
import { maxOrdersQueryLength, type OrdersFilter, ordersSearch, readOrdersFilter } from './orders-address.ts';
import { FilterForm } from './orders-list.styles.ts';

/** Shows the filter of the list: by state, and by number or product. The address contains it. */
export function OrdersFilterForm({ filter: { state, q } }: { readonly filter: OrdersFilter }): ReactNode {
  const { t } = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const texts = ['state', 'q'].map((name): [string, string] => [name, String(form.get(name) ?? '')]);
    navigate(`${pathname}${ordersSearch(readOrdersFilter(`?${new URLSearchParams(texts)}`))}`);
  };
  return (
    <FilterForm method="get" action={pathname} role="search" aria-label={t('account:orders.filter')} onSubmit={send}>
      <TextField
        name="q"
        type="search"
        label={t('account:orders.query')}
        defaultValue={q ?? ''}
        maxLength={maxOrdersQueryLength}
        autoComplete="off"
      />
      <SelectField
        name="state"
        label={t('account:orders.state')}
        defaultValue={state ?? ''}
        placeholder={t('account:orders.every')}
        options={orderStates.map((each) => ({ value: each, label: t(orderStateTexts[each]) }))}
      />
      <SubmitButton label={t('account:orders.apply')} />
    </FilterForm>
  );
}
