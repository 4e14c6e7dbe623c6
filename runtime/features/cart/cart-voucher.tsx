import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { controlClass, FieldBox, FieldError, labelClass } from '#runtime/ui/form/field.styles.ts';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { Muted } from '#runtime/ui/text.styles.ts';
import type { Order } from './cart.ts';
import { cartVoucherForm, cartVoucherRemovalForm } from './cart-forms.ts';
import { removeClass } from './cart-line.styles.ts';
import { HeldVoucher, VoucherFold, VoucherForm } from './cart-voucher.styles.ts';

interface CartVoucherProps {
  readonly order: Pick<Order, 'voucher' | 'acceptsVouchers' | 'totals'>;
}

/** Shows the voucher of the cart, or the field for its code. Shops without vouchers show nothing. */
export function CartVoucher({ order: { voucher, acceptsVouchers, totals } }: CartVoucherProps): ReactNode {
  if (voucher) return <Held voucher={voucher} totals={totals} />;
  return acceptsVouchers === true ? <CodeEntry /> : null;
}

function CodeEntry(): ReactNode {
  const { t } = useLocale();
  const form = useSiteForm(cartVoucherForm, { onTaken: useShowCart() });
  const { error, ...field } = form.field('code');
  const problem = form.problem ?? error;
  const id = useId();
  return (
    <VoucherFold open={problem !== undefined || undefined}>
      <summary>{t('cart:voucher.ask')}</summary>
      <VoucherForm {...form.props}>
        <input type="hidden" name={formNameField} value={form.name} />
        <FieldBox>
          <label htmlFor={id} className={labelClass().className}>
            {t('cart:voucher.code')}
          </label>
          <input
            {...field}
            id={id}
            className={controlClass().className}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-error`}
          />
          {problem !== undefined && (
            <FieldError id={`${id}-error`} role="alert">
              {problem}
            </FieldError>
          )}
        </FieldBox>
        <button type="submit" className={buttonClass({ tone: 'quiet' })} aria-busy={form.isSending || undefined}>
          {t('cart:voucher.apply')}
        </button>
      </VoucherForm>
    </VoucherFold>
  );
}

interface HeldProps extends Pick<Order, 'totals'> {
  readonly voucher: NonNullable<Order['voucher']>;
}

function Held({ voucher, totals }: HeldProps): ReactNode {
  const { locale, t } = useLocale();
  const form = useSiteForm(cartVoucherRemovalForm, { onTaken: useShowCart() });
  const { code, state, minimumIncVat = 0 } = voucher;
  return (
    <HeldVoucher>
      {state === 'applied' ? (
        <p>{t('cart:voucher.held', { code })}</p>
      ) : (
        <Muted role="status">
          {t(`cart:voucher.states.${state}`, {
            code,
            missing: formatMoney(Math.max(0, minimumIncVat - totals.goodsIncVat), totals.currency, locale),
          })}
        </Muted>
      )}
      <form {...form.props}>
        <input type="hidden" name={formNameField} value={form.name} />
        <button type="submit" className={removeClass()}>
          {t('cart:voucher.remove')}
        </button>
        {form.problem !== undefined && <FieldError role="alert">{form.problem}</FieldError>}
      </form>
    </HeldVoucher>
  );
}

/** Returns the function that shows the cart as a form has left it. */
function useShowCart(): (taken: { readonly answer: Order }) => void {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return ({ answer }) => void queryClient.setQueryData(trpc.cart.order.queryKey(), answer);
}
