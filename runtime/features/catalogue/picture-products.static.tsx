import type { ReactNode } from 'react';
import type { PictureProductsProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import { TrackedProducts, useItemAttributes } from '#runtime/ui/tracked-list.tsx';
import { FromPrice } from './from-price.tsx';
import { SpotItem, SpotLayer, SpotList, Spots, spotLinkClass } from './picture-products.styles.ts';

/**
 * Shows an image with numbered marks on its products, and the same products as a list of links below. The list is for
 * keyboards and screen readers; the marks are a shortcut for a pointer. They are positioned by attributes of an SVG,
 * because the page may have no inline styles, which also works without JavaScript. The application follows the links of static parts.
 */
export function PictureProducts(props: PictureProductsProps): ReactNode {
  const { id, title, hotspots } = props;
  return (
    <TrackedProducts list={{ id: `picture-${id}`, name: title }} products={hotspots.map(({ product }) => product)}>
      <MarkedPicture {...props} />
    </TrackedProducts>
  );
}

function MarkedPicture({ hotspots, title, heading, children }: PictureProductsProps): ReactNode {
  const { href, t } = useLocale();
  const itemAttributes = useItemAttributes();
  const spots = hotspots.map((spot) => ({ ...spot, to: href('productDetail', { slug: spot.product.slug }) }));

  return (
    <>
      <Spots>
        {children}
        <SpotLayer aria-hidden="true" focusable="false">
          {spots.map((spot, index) => (
            <svg key={spot.product.id} aria-hidden="true" x={`${spot.x}%`} y={`${spot.y}%`} overflow="visible">
              <a href={spot.to} tabIndex={-1} {...itemAttributes(spot.product.id)}>
                <title>{spot.product.name}</title>
                <circle data-reach r="22" />
                <circle data-halo r="18" />
                <circle data-mark r="12" />
                <text>{index + 1}</text>
              </a>
            </svg>
          ))}
        </SpotLayer>
      </Spots>
      {heading}
      <SpotList aria-label={`${t('product:inPicture')}: ${title}`}>
        {spots.map(({ product, to }, index) => (
          <li key={product.id}>
            <SpotItem>
              <Picture picture={product.image} sizes="72px" ratio="square" corners="small" alt="" />
              <div>
                {to === undefined ? (
                  product.name
                ) : (
                  <Link to={to} className={spotLinkClass()} {...itemAttributes(product.id)}>
                    {index + 1}. {product.name}
                  </Link>
                )}
                <p>
                  <FromPrice price={product.fromPrice} />
                </p>
              </div>
            </SpotItem>
          </li>
        ))}
      </SpotList>
    </>
  );
}
