import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useItemAttributes } from '#runtime/ui/tracked-list.tsx';
import { cardLinkClass } from './product-card.styles.ts';
import type { ProductCardData } from './product-card-props.ts';

interface CardLinkProps {
  readonly product: Pick<ProductCardData, 'id' | 'name' | 'slug' | 'variantSlug'>;
}

/** Shows the name of a product in a list, as the link to it in the variant that the list shows. It covers the card or the row. */
export function CardLink({ product }: CardLinkProps): ReactNode {
  const { href } = useLocale();
  const itemAttributes = useItemAttributes();
  const { id, name, slug, variantSlug } = product;
  const path = href('productDetail', { slug });
  if (path === undefined) return name;
  const to = variantSlug === undefined ? path : `${path}?variant=${encodeURIComponent(variantSlug)}`;
  return (
    <Link to={to} className={cardLinkClass()} {...itemAttributes(id)}>
      {name}
    </Link>
  );
}
