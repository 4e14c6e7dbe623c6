import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { buttonClass, onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Note } from '#runtime/ui/note.styles.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { Eyebrow, headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { SharedColumns, SharedPrice, SharedRows, SharedText } from './shared-item.styles.ts';
import { configuredProductAddress } from './storage-address.ts';

interface SharedItemProps {
  readonly item: components['schemas']['SharedItem'];
}

/** Shows a shared item: the configured product and its current price. */
export function SharedItem({ item }: SharedItemProps): ReactNode {
  const { kind, product, configurationId, choices, size, image, price } = item;
  const { href, locale, t } = useLocale();
  const { name = t('account:shared.aProduct'), slug, variantId, variantName, sku } = product;
  const page = configuredProductAddress(href, { slug, variantId, configurationId });
  const products = href('productOverview');
  const rows = [
    ...(variantName !== undefined && choices.length === 0
      ? [{ id: 'variant', label: t('account:items.variant'), value: variantName }]
      : []),
    ...choices.map(({ optionId, label, value }) => ({ id: optionId, label, value })),
    ...(size
      ? [
          {
            id: 'size',
            label: t('account:items.print'),
            value: t('account:items.printSize', {
              width: formatNumber(size.width, locale),
              height: formatNumber(size.height, locale),
            }),
          },
        ]
      : []),
    ...(price
      ? [{ id: 'quantity', label: t('product:buy.quantity'), value: formatNumber(price.quantity, locale) }]
      : []),
    ...(sku === undefined ? [] : [{ id: 'sku', label: t('account:shared.sku'), value: sku }]),
  ];
  return (
    <SharedColumns>
      {image ? (
        <Picture
          picture={image}
          sizes="(min-width: 992px) 50vw, 100vw"
          first
          {...(kind === 'PhotoPrint' ? { ratio: 'natural', corners: 'none' } : { ratio: 'gallery', corners: 'medium' })}
        />
      ) : (
        <div />
      )}
      <SharedText>
        <Eyebrow>{t('account:shared.label')}</Eyebrow>
        <h1 className={headingClass({ size: '2xl' }).className}>{name}</h1>
        <Lead>{t(product.available ? 'account:shared.intro' : 'account:shared.gone')}</Lead>
        {rows.length > 0 && (
          <SharedRows>
            {rows.map(({ id, label, value }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </SharedRows>
        )}
        {price ? (
          <SharedPrice>
            {t('account:items.today')}
            <strong>
              <Price incVat={price.totalIncVat} excVat={price.totalExcVat} currency={price.currency} />
            </strong>
            <VatLabel />
          </SharedPrice>
        ) : (
          product.available && (
            <Note tone="info">
              <p>{t('account:shared.noPrice')}</p>
            </Note>
          )
        )}
        {page !== undefined ? (
          <Link to={page} className={buttonClass().className}>
            {t('account:shared.toProduct')}
          </Link>
        ) : (
          products !== undefined && (
            <Link to={products} className={onwardLinkClass().className}>
              {t('account:start.toProducts')}
            </Link>
          )
        )}
      </SharedText>
    </SharedColumns>
  );
}
