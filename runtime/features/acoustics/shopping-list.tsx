import type { ReactNode } from 'react';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { FigureTable } from '#runtime/ui/figure-table.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { planForm } from './plan-form.ts';

/** A product of a plan, with its quantity and what that costs, in cents. */
export interface PlannedLine {
  readonly id: string;
  readonly name: string;
  readonly variant: string;
  readonly slug: string;
  readonly variantSlug: string;
  readonly place: 'wall' | 'ceiling' | 'suspended';
  readonly quantity: number;
  readonly currency: string;
  readonly totalIncVat: number;
  readonly totalExcVat: number;
}

interface ShoppingListProps {
  readonly lines: readonly PlannedLine[];
  /** The room as the query of its address. */
  readonly room: string;
}

/** Shows what a room takes, and the button that puts all of it into the cart. */
export function ShoppingList({ lines, room }: ShoppingListProps): ReactNode {
  const { href, t } = useLocale();
  const navigate = useNavigate();
  const cart = href('cart');
  const form = useSiteForm(planForm, { defaults: { room }, onTaken: () => navigate(cart ?? '/') });
  return (
    <FormFrame form={form} labels={{}}>
      <input type="hidden" {...form.field('room')} value={room} />
      <LineTable lines={lines} />
      {cart !== undefined && (
        <SubmitButton
          label={t('components:roomCalculator.addAll')}
          busyLabel={t('components:roomCalculator.adding')}
          isBusy={form.isSending}
        />
      )}
    </FormFrame>
  );
}

/** Shows what a room takes, and a link to the same room in the shop. */
export function OfferedList({ lines, room }: ShoppingListProps): ReactNode {
  const { href, site, t } = useLocale();
  return (
    <>
      <LineTable lines={lines} />
      <Link to={`${href('acousticsCalculator') ?? ''}${room}`} className={buttonClass()}>
        {t('components:roomCalculator.openInShop', { shop: site.shopName })}
      </Link>
    </>
  );
}

function LineTable({ lines }: Pick<ShoppingListProps, 'lines'>): ReactNode {
  const { href, locale, t } = useLocale();
  const [currency = ''] = lines.map((line) => line.currency);
  const sum = (of: 'totalIncVat' | 'totalExcVat'): number => lines.reduce((total, line) => total + line[of], 0);
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('components:roomCalculator.product')}</th>
          <th scope="col" data-number="">
            {t('components:roomCalculator.quantity')}
          </th>
          <th scope="col" data-number="">
            {t('components:roomCalculator.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, variant, slug, variantSlug, place, quantity, totalIncVat, totalExcVat }) => (
          <tr key={id}>
            <td>
              <Link to={`${href('productDetail', { slug }) ?? ''}?variant=${encodeURIComponent(variantSlug)}`}>
                {`${name}, ${variant}`}
              </Link>
              <small>{t(`components:roomCalculator.places.${place}`)}</small>
            </td>
            <td data-number="">{formatNumber(quantity, locale)}</td>
            <td data-number="">
              <Price incVat={totalIncVat} excVat={totalExcVat} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('components:roomCalculator.total')}
          </th>
          <td data-number="">
            <strong>
              <Price incVat={sum('totalIncVat')} excVat={sum('totalExcVat')} currency={currency} />
            </strong>
            <small>
              <VatLabel />
            </small>
          </td>
        </tr>
      </tfoot>
    </FigureTable>
  );
}
