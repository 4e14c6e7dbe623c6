import type { ReactNode } from 'react';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { AddressText } from '#runtime/ui/address-text.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { headingClass, Muted } from '#runtime/ui/text.styles.ts';
import { AccountCard, AccountCards } from './account-section.styles.ts';
import type { Customer } from './customer.ts';
import { DataLinks } from './data-links.tsx';
import { useDetailsRows } from './kept-details.tsx';
import { KeptList } from './kept-rows.tsx';

interface AccountOverviewProps {
  readonly customer: Customer;
}

/** Shows the data of a customer at a glance, with links to change them. */
export function AccountOverview({ customer }: AccountOverviewProps): ReactNode {
  const { href, locale, settings, site, t } = useLocale();
  const { billingAddress, deliveryAddress, email, pendingEmail, newsletter, createdAt } = customer;
  const products = href('productOverview');
  return (
    <>
      <AccountCards>
        <Card title={t('account:orders.title')} to={href('myAccountOrders')} way={t('account:orders.toOrders')}>
          <p>{t('account:orders.description')}</p>
        </Card>
        <Card title={t('account:start.details')} to={href('myAccountDetails')} way={t('account:start.toDetails')}>
          <KeptList rows={useDetailsRows(customer)} />
        </Card>
        <Card title={t('account:start.addresses')} to={href('myAccountAddress')} way={t('account:start.toAddress')}>
          <KeptList
            rows={[
              {
                label: t('account:address.billing'),
                value: billingAddress ? <AddressText address={billingAddress} /> : t('account:kept.none'),
              },
              {
                label: t('account:address.delivery'),
                value: deliveryAddress ? <AddressText address={deliveryAddress} /> : t('account:address.same'),
              },
            ]}
          />
        </Card>
        <Card title={t('account:start.access')} to={href('myAccountDetails')} way={t('account:start.toAccess')}>
          <KeptList
            rows={[
              { label: t('form:email'), value: email },
              { label: t('account:data.pendingEmail'), value: pendingEmail },
              { label: t('account:preferences.language'), value: site.localeNames[customer.locale] ?? customer.locale },
              { label: t('account:preferences.newsletter'), value: t(newsletter ? 'account:yes' : 'account:no') },
            ]}
          />
        </Card>
        <AccountCard>
          <h2 className={headingClass({ size: 'md' })}>{t('account:data.title')}</h2>
          <p>{t('account:data.text')}</p>
          <DataLinks />
        </AccountCard>
      </AccountCards>
      <div>
        {products !== undefined && (
          <Link to={products} className={onwardLinkClass()}>
            {t('account:start.toProducts')}
            <Icon name="arrow" />
          </Link>
        )}
        <Muted>{t('account:start.since', { date: formatDate(new Date(createdAt), locale, settings) })}</Muted>
      </div>
    </>
  );
}

interface CardProps {
  readonly title: string;
  readonly to: string | undefined;
  readonly way: string;
  readonly children: ReactNode;
}

function Card({ title, to, way, children }: CardProps): ReactNode {
  return (
    <AccountCard>
      <h2 className={headingClass({ size: 'md' })}>{title}</h2>
      {children}
      {to !== undefined && (
        <Link to={to} className={onwardLinkClass()}>
          {way}
          <Icon name="arrow" />
        </Link>
      )}
    </AccountCard>
  );
}
