import type { ReactNode } from 'react';
import type { ProductResultProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ResultRow } from '#runtime/ui/result-row.tsx';
import { useItemAttributes } from '#runtime/ui/tracked-list.tsx';
import { FromPrice } from './from-price.tsx';

/** Shows a product among other search results. */
export function ProductResult({ product, first = false }: ProductResultProps): ReactNode {
  const { href } = useLocale();
  const itemAttributes = useItemAttributes();
  return (
    <ResultRow
      kind={product.category.name}
      title={product.name}
      image={product.image}
      to={href('productDetail', { slug: product.slug })}
      first={first}
      linkAttributes={itemAttributes(product.id)}
      facts={<FromPrice price={product.fromPrice} />}
    />
  );
}
