import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import {
  type ComparedFacts,
  type Comparison as ComparisonData,
  comparedSearch,
  comparedValue,
} from '#runtime/lib/compared-products.ts';
import { variantParameter } from '#runtime/lib/shown-variant.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { ComparedPicture, ComparedTable, TableBox } from './comparison.styles.ts';
import { ComparisonGraph } from './comparison-graph.tsx';
import { useComparedRows } from './use-compared-rows.tsx';

interface ComparisonProps {
  readonly comparison: ComparisonData;
}

/** Shows products side by side, by what is known of them. */
export function Comparison({ comparison }: ComparisonProps): ReactNode {
  const { products } = comparison;
  return (
    <>
      {products.length > 0 && <ProductColumns products={products} />}
      <ComparisonGraph products={products} />
    </>
  );
}

function ProductColumns({ products }: { readonly products: readonly ComparedFacts[] }): ReactNode {
  const { t } = useLocale();
  const rows = useComparedRows(products);
  return (
    // A keyboard scrolls only what has the focus.
    <TableBox role="region" aria-label={t('product:compare.table')} tabIndex={0}>
      <ComparedTable scrolls={products.length > 2}>
        <caption className={hiddenClass().className}>{t('product:compare.table')}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <ProductHead key={comparedValue(product.asked)} product={product} products={products} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {products.map((product, index) => (
                <td key={comparedValue(product.asked)}>{cells[index] ?? <Unknown />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ComparedTable>
    </TableBox>
  );
}

function Unknown(): ReactNode {
  const { t } = useLocale();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className={hiddenClass().className}>{t('product:compare.unknown')}</span>
    </>
  );
}

interface ProductHeadProps {
  readonly product: ComparedFacts;
  readonly products: readonly ComparedFacts[];
}

/** Shows a product at the top of its column: picture, link, and the link to the comparison without it. */
function ProductHead({ product, products }: ProductHeadProps): ReactNode {
  const { href, t } = useLocale();
  const { name, slug, variant, image } = product;
  const path = href('productDetail', { slug });
  const address = path && variant ? `${path}?${new URLSearchParams({ [variantParameter]: variant.slug })}` : path;
  const rest = products.filter((each) => each !== product).map(({ asked }) => asked);
  return (
    <th scope="col">
      {image && (
        <ComparedPicture>
          <Picture
            picture={image}
            sizes="(min-width: 992px) 240px, 40vw"
            ratio="card"
            corners="small"
            alt=""
            first={product === products[0]}
          />
        </ComparedPicture>
      )}
      {address === undefined ? (
        name
      ) : (
        <Link to={address} className={textLinkClass({ alone: true })}>
          {name}
        </Link>
      )}
      <div>
        <Link to={`${href('compare')}${comparedSearch(rest)}`} className={textLinkClass({ alone: true })}>
          {t('product:compare.remove')}
          <span className={hiddenClass().className}> {name}</span>
        </Link>
      </div>
    </th>
  );
}
