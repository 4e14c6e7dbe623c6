import type { ReactNode } from 'react';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { AddressText } from '#runtime/ui/address-text.tsx';
import { Muted } from '#runtime/ui/text.styles.ts';
import { AccountSection } from './account-section.tsx';
import type { Customer } from './customer.ts';
import { useDetailsRows } from './kept-details.tsx';
import { KeptList, type KeptRow } from './kept-rows.tsx';

interface HeldDataProps {
  /** The customer; read with `everything`. */
  readonly customer: Customer;
}

/** Shows everything that is stored about a customer. */
export function HeldData({ customer }: HeldDataProps): ReactNode {
  const { locale, settings, site, t } = useLocale();
  const details = useDetailsRows(customer);
  const { email, pendingEmail, newsletter, billingAddress, deliveryAddress, createdAt, changedAt, everything } =
    customer;
  const day = (instant: string): string => formatDate(new Date(instant), locale, settings);
  const account: readonly KeptRow[] = [
    ...details,
    { label: t('form:email'), value: email },
    { label: t('account:data.pendingEmail'), value: pendingEmail },
    { label: t('account:preferences.language'), value: site.localeNames[customer.locale] ?? customer.locale },
    { label: t('account:preferences.newsletter'), value: t(newsletter ? 'account:yes' : 'account:no') },
    {
      label: t('account:address.billing'),
      value: billingAddress ? <AddressText address={billingAddress} /> : t('account:kept.none'),
    },
    {
      label: t('account:address.delivery'),
      value: deliveryAddress ? <AddressText address={deliveryAddress} /> : t('account:address.same'),
    },
    { label: t('account:data.created'), value: day(createdAt) },
    { label: t('account:data.changed'), value: day(changedAt) },
  ];
  return (
    <>
      <AccountSection title={t('account:data.account')}>
        <KeptList rows={account} look="table" />
      </AccountSection>
      {everything && (
        <>
          <Records
            title={t('account:data.history')}
            rows={everything.history.map(({ at, what }) => ({ label: day(at), value: t(`account:event.${what}`) }))}
          />
          <Records
            title={t('account:data.sessions')}
            rows={everything.sessions.map(({ startedAt, lastUsedAt, expiresAt }) => ({
              label: day(startedAt),
              value: t('account:data.session', { used: day(lastUsedAt), ends: day(expiresAt) }),
            }))}
          />
          <Records
            title={t('account:data.mails')}
            rows={everything.mails.map(({ sentAt, subject, to }) => ({
              label: day(sentAt),
              value: `${subject} (${to})`,
            }))}
          />
          <Records
            title={t('account:data.orders')}
            rows={everything.orders.map(({ createdAt: at, number, id }) => ({ label: day(at), value: number ?? id }))}
          />
          <Records
            title={t('account:data.items')}
            rows={everything.storageItems.map(({ createdAt: at, title }) => ({ label: day(at), value: title }))}
          />
          <Records
            title={t('account:data.requests')}
            rows={everything.requests.map(({ sentAt, kind, text }) => ({
              label: day(sentAt),
              value: `${t(`account:request.${kind}`)}: ${text}`,
            }))}
          />
          {everything.company && (
            <Records
              title={t('account:nav.company')}
              rows={[{ label: day(everything.company.joinedAt), value: everything.company.name }]}
            />
          )}
          {everything.reviews && everything.reviews.length > 0 && (
            <Records
              title={t('account:data.reviews')}
              rows={everything.reviews.map(({ writtenAt, title, text }) => ({
                label: day(writtenAt),
                value: title === undefined ? text : `${title}: ${text}`,
              }))}
            />
          )}
        </>
      )}
    </>
  );
}

interface RecordsProps {
  readonly title: string;
  readonly rows: readonly KeptRow[];
}

function Records({ title, rows }: RecordsProps): ReactNode {
  const { t } = useLocale();
  return (
    <AccountSection title={title}>
      {rows.length === 0 ? <Muted>{t('account:data.none')}</Muted> : <KeptList rows={rows} look="table" />}
    </AccountSection>
  );
}
