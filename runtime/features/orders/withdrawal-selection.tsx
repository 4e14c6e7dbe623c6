import { type FormEvent, type ReactNode, useId } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FieldError } from '#runtime/ui/form/field.styles.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { Eyebrow, headingClass, Lead } from '#runtime/ui/text.styles.ts';
import type { Order } from './order.ts';
import { orderParameters, orderViewAddress } from './order-view.ts';
import { WithdrawalHead, WithdrawalPage } from './withdrawal.styles.ts';
import { ExcludedLines, WithdrawalLines } from './withdrawal-lines.tsx';
import { withdrawalReasons } from './withdrawal-texts.ts';
import { allLines, chosenLines, lineParameters, quantityField, withdrawable } from './withdrawn-lines.ts';

interface WithdrawalSelectionProps {
  readonly order: Order;
  /** Whether the form was sent without a selection. */
  readonly isNothingChosen?: boolean;
}

/**
 * Shows the first of two steps: the withdrawn lines and quantities. Nothing is sent yet; the address carries the choice
 * on.
 */
export function WithdrawalSelection({ order, isNothingChosen = false }: WithdrawalSelectionProps): ReactNode {
  const { t } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const errorId = useId();
  const chosen = new Map(chosenLines(order, location.search).map(({ lineId, quantity }) => [lineId, quantity]));
  const lines = order.lines.filter((line) => withdrawable(line) > 0);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    navigate(orderViewAddress(location, 'confirm', Object.fromEntries(values)));
  };
  const back = (
    <Link to={orderViewAddress(location, 'order')} className={onwardLinkClass()}>
      {t('checkout:order.withdrawal.back')}
    </Link>
  );
  const reason = order.withdrawal?.reason;
  if (lines.length === 0) {
    return (
      <WithdrawalPage>
        <WithdrawalHead>
          <h1 className={headingClass({ size: '2xl' })}>{t('checkout:order.withdrawal.title')}</h1>
          {reason !== undefined && <Lead>{t(withdrawalReasons[reason])}</Lead>}
        </WithdrawalHead>
        <ExcludedLines order={order} />
        {back}
      </WithdrawalPage>
    );
  }
  return (
    <WithdrawalPage>
      <WithdrawalHead>
        <Eyebrow>{t('checkout:order.withdrawal.step', { step: 1 })}</Eyebrow>
        <h1 className={headingClass({ size: '2xl' })}>{t('checkout:order.withdrawal.title')}</h1>
        <Lead>{t('checkout:order.withdrawal.intro')}</Lead>
        <Link to={orderViewAddress(location, 'confirm', lineParameters(allLines(order)))} className={onwardLinkClass()}>
          {t('checkout:order.withdrawal.all')}
        </Link>
      </WithdrawalHead>
      <form method="get" onSubmit={send}>
        {Object.entries({ ...orderParameters(location.search), view: 'confirm' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isNothingChosen && (
          <FieldError id={errorId} role="alert">
            {t('checkout:order.withdrawal.none')}
          </FieldError>
        )}
        <WithdrawalLines
          lines={lines}
          quantityOf={(line) => (
            <label>
              <input
                type="number"
                inputMode="numeric"
                name={quantityField(line.id)}
                min={0}
                max={withdrawable(line)}
                step={1}
                defaultValue={chosen.get(line.id) ?? 0}
                aria-label={t('checkout:order.withdrawal.quantity', { name: line.name })}
                aria-describedby={isNothingChosen ? errorId : undefined}
              />{' '}
              {t('checkout:order.withdrawal.outOf', { count: withdrawable(line) })}
            </label>
          )}
        />
        <FormActions>
          <SubmitButton label={t('checkout:order.withdrawal.next')} />
          {back}
        </FormActions>
      </form>
      <ExcludedLines order={order} />
    </WithdrawalPage>
  );
}
