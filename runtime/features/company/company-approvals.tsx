import { type ReactNode, useId } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { formNameField } from '#runtime/forms/form-name-field.ts';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatMoney } from '#runtime/i18n/money.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { controlClass, FieldError, labelClass } from '#runtime/ui/form/field.styles.ts';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { Muted } from '#runtime/ui/text.styles.ts';
import { maxReasonLength } from '#runtime/validation/forms/company.ts';
import { useReloadCompany } from './button-form.tsx';
import { ButtonRow, DecisionForm, MemberList } from './company.styles.ts';
import { approvalDecisionForm } from './company-forms.ts';

type WaitingOrder = components['schemas']['WaitingOrder'];

/** Shows the orders that wait for an approval, each with what is in it and the buttons that decide. */
export function CompanyApprovals({ orders }: { readonly orders: readonly WaitingOrder[] }): ReactNode {
  const { locale, settings, t } = useLocale();
  if (orders.length === 0) return <Muted>{t('account:company.none')}</Muted>;
  return (
    <MemberList>
      {orders.map((order) => (
        <li key={`${order.orderId} ${order.version}`}>
          <strong>
            {t('account:company.asked', {
              name: order.name,
              date: formatDate(new Date(order.requestedAt), locale, settings),
            })}
          </strong>
          {order.reference !== undefined && <p>{t('account:company.reference', { reference: order.reference })}</p>}
          <ul>
            {order.lines.map((line) => (
              <li key={line.id}>
                {formatNumber(line.quantity, locale)} × {line.name}
                {line.variantName !== undefined && <>, {line.variantName}</>}
              </li>
            ))}
          </ul>
          <p>{t('account:company.total', { amount: formatMoney(order.totalExcVat, order.currency, locale) })}</p>
          <Decision order={order} />
        </li>
      ))}
    </MemberList>
  );
}

function Decision({ order: { orderId, version } }: { readonly order: WaitingOrder }): ReactNode {
  const { t } = useLocale();
  const id = useId();
  const fields = { orderId, version: String(version), decision: '' };
  const form = useSiteForm(approvalDecisionForm, { defaults: fields, onTaken: useReloadCompany() });
  const { error: _, ...reason } = form.field('reason');
  const decide = (decision: 'approve' | 'refuse') => () => form.write('decision', decision);
  return (
    <DecisionForm {...form.props}>
      <input type="hidden" name={formNameField} value={form.name} />
      {(['orderId', 'version'] as const).map((name) => {
        const { error: __, ...field } = form.field(name);
        return <input key={name} type="hidden" {...field} defaultValue={fields[name]} />;
      })}
      <label htmlFor={id} className={labelClass().className}>
        {t('account:company.reason')}
      </label>
      <textarea {...reason} id={id} rows={2} maxLength={maxReasonLength} className={controlClass().className} />
      <ButtonRow>
        <button type="submit" name="decision" value="approve" onClick={decide('approve')} className={buttonClass()}>
          {t('account:company.approve')}
        </button>
        <button
          type="submit"
          name="decision"
          value="refuse"
          onClick={decide('refuse')}
          className={buttonClass({ tone: 'quiet' })}
        >
          {t('account:company.refuse')}
        </button>
      </ButtonRow>
      {form.problem !== undefined && <FieldError role="alert">{form.problem}</FieldError>}
    </DecisionForm>
  );
}
