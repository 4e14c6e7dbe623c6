import type { ReactNode } from 'react';
import type { ProductRowProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { TrackedProducts } from '#runtime/ui/tracked-list.tsx';
import { CardColors } from './card-colors.tsx';
import { CardLink } from './card-link.tsx';
import { FromPrice } from './from-price.tsx';
import type { ProductCardData } from './product-card-props.ts';
import { RowCategory, RowHead, RowPicture, RowTitle, Table } from './product-table.styles.ts';
import { useCardMeasures } from './use-card-measures.ts';

/** Shows products as a table of their figures; on phones each is a block with the figures' names. */
export function ProductTable({ list, products }: ProductRowProps): ReactNode {
  const { t } = useLocale();
  const measuresOf = useCardMeasures();
  return (
    <TrackedProducts list={list} products={products}>
      <Table>
        <caption className={hiddenClass()}>{list.name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('product:listing.products')}</th>
            {measuresOf({}).map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('product:tiers.price')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product, index) => (
            <ProductLine key={product.id} product={product} first={index === 0} />
          ))}
        </tbody>
      </Table>
    </TrackedProducts>
  );
}

interface ProductLineProps {
  readonly product: ProductCardData;
  /** True for the first row, whose picture should not wait. */
  readonly first: boolean;
}

function ProductLine({ product, first }: ProductLineProps): ReactNode {
  const measuresOf = useCardMeasures();
  return (
    <tr>
      <th scope="row">
        <RowHead>
          <RowPicture>
            <Picture picture={product.image} sizes="72px" ratio="square" corners="small" first={first} alt="" />
          </RowPicture>
          <RowTitle>
            <span>
              <CardLink product={product} />
            </span>
            <RowCategory>{product.category.name}</RowCategory>
            <CardColors colors={product.colors} />
          </RowTitle>
        </RowHead>
      </th>
      {measuresOf(product).map(({ name, value }) => (
        <td key={name} data-name={name} data-measured={value !== undefined}>
          {value ?? '–'}
        </td>
      ))}
      <td data-price>
        <FromPrice price={product.fromPrice} />
      </td>
    </tr>
  );
}
