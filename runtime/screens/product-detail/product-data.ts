import type { components } from '#generated/contracts/product-api.ts';
import { productNode } from '#runtime/lib/product-node.ts';
import { videoAddress, videoThumbnail } from '#runtime/lib/video-address.ts';
import { organization } from '../structured-data.ts';
import { availabilityOf, decimal, describeOffer } from './offers.ts';

type Product = components['schemas']['Product'];
type Variant = Product['variants'][number];
type StructuredData = Readonly<Record<string, unknown>>;

/** The addresses of a product's page. */
interface ProductAddresses {
  /** Absolute; absent for a site without that route. */
  readonly page: string | undefined;
  /** Returns the absolute address of a picture. */
  readonly picture: (image: Product['images'][number]) => string;
}

/**
 * Returns the schema.org form of a product: one that comes in several forms is a `ProductGroup`
 * (https://schema.org/ProductGroup), each form with its price, its picture and whether it is there.
 */
export function describeProduct(product: Product, addresses: ProductAddresses): StructuredData {
  const { variants, safety, video } = product;
  const isGroup = variants.length > 1;
  return {
    '@context': 'https://schema.org',
    '@type': isGroup ? 'ProductGroup' : 'Product',
    // What customers say of it is added under the same name.
    ...(addresses.page !== undefined && { '@id': productNode(addresses.page) }),
    name: product.name,
    description: product.summary,
    ...(isGroup ? { productGroupID: product.id } : { sku: product.sku }),
    category: product.category.name,
    brand: { '@type': 'Brand', name: product.brand },
    ...(safety?.manufacturer && { manufacturer: organization(safety.manufacturer) }),
    image: product.images.map(addresses.picture),
    ...(video && {
      subjectOf: {
        '@type': 'VideoObject',
        name: video.title,
        thumbnailUrl: videoThumbnail(video),
        url: videoAddress(video),
      },
    }),
    offers: {
      ...describeOffer(product),
      ...(addresses.page !== undefined && { url: addresses.page }),
      availability: availabilityOf(product, variants.find(({ inStock }) => inStock) ?? variants[0]),
    },
    ...(isGroup && {
      variesBy: variedBy(variants),
      hasVariant: variants.map((variant) => describeVariant(product, variant, addresses)),
    }),
  };
}

/** What variants differ in, as schema.org names it; the rest stands in their names. */
function variedBy(variants: readonly Variant[]): string[] {
  const colors = new Set(variants.map(({ color }) => color?.name));
  const sizes = new Set(variants.map(({ size }) => JSON.stringify(size)));
  return [
    ...(colors.size > 1 ? ['https://schema.org/color'] : []),
    ...(sizes.size > 1 ? ['https://schema.org/size'] : []),
  ];
}

function describeVariant(product: Product, variant: Variant, { page, picture }: ProductAddresses): StructuredData {
  const image = variant.images[0];
  return {
    '@type': 'Product',
    sku: variant.sku,
    name: `${product.name}, ${variant.name}`,
    ...(variant.color && { color: variant.color.name }),
    ...(image && { image: picture(image) }),
    offers: {
      '@type': 'Offer',
      priceCurrency: product.pricing.currency,
      price: decimal(variant.priceIncVat),
      ...(page !== undefined && { url: `${page}?variant=${encodeURIComponent(variant.slug)}` }),
      availability: availabilityOf(product, variant),
    },
  };
}
