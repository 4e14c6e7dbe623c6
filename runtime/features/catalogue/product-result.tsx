import type { ReactNode } from 'react';
import type { ProductResultProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Price, VatLabel } from '#runtime/ui/price.tsx';
import { ResultRow } from '#runtime/ui/result-row.tsx';
import { useSelectProduct } from '#runtime/ui/tracked-list.tsx';

/** A product among other results of a search. */
export function ProductResult({ product, first = false }: ProductResultProps): ReactNode {
  const { href, t } = useLocale();
  const { fromPrice } = product;
  const select = useSelectProduct();
  return (
    <ResultRow
      kind={product.category.name}
      title={product.name}
      image={product.image}
      to={href('productDetail', { slug: product.slug })}
      first={first}
      onFollow={() => select(product.id)}
      facts={
        <>
          <Price
            incVat={fromPrice.priceIncVat}
            excVat={fromPrice.priceExcVat}
            currency={fromPrice.currency}
            text={(price) => t('product:card.fromPrice', { price })}
          />{' '}
          {fromPrice.unit === 'm2' && <>{t('product:price.perSquareMetre')} </>}
          <VatLabel />
        </>
      }
    />
  );
}
