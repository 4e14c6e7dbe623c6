import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { videoAddress, videoThumbnail } from '#runtime/lib/video-address.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, publicUrl, sharedPicture } from '../structured-data.ts';
import { productCrumbs } from './crumbs.ts';
import { productInput } from './product-input.ts';

/** One price, or the span of prices where variants cost differently. */
function offeredPrices({ pricing, variants }: PricedProduct): Readonly<Record<string, unknown>> {
  const prices = variants.length === 0 ? [pricing.priceIncVat] : variants.map((variant) => variant.priceIncVat);
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const decimal = (cents: number): string => (cents / 100).toFixed(2);
  return lowest === highest
    ? { '@type': 'Offer', price: decimal(lowest), itemCondition: 'https://schema.org/NewCondition' }
    : {
        '@type': 'AggregateOffer',
        lowPrice: decimal(lowest),
        highPrice: decimal(highest),
        offerCount: variants.length,
      };
}

interface PricedProduct {
  readonly pricing: { readonly priceIncVat: number };
  readonly variants: readonly { readonly priceIncVat: number }[];
}

export function head(context: LoadContext): Head {
  const { trpc, queryClient, params, url, t, href } = context;
  const product = queryClient.getQueryData(trpc.catalogue.product.queryKey(productInput(params, url.searchParams)));
  if (!product) return { title: t('routes:productOverview'), description: '', alternates: {} };
  const path = href('productDetail', { slug: product.slug });
  const picture = product.images[0];
  const inStock = product.variants.length === 0 || product.variants.some((variant) => variant.inStock);
  return {
    title: product.metaTitle ?? product.name,
    description: product.metaDescription ?? product.summary,
    alternates: alternates(context, 'productDetail', { slugs: product.slugs }),
    ...(picture && { image: sharedPicture(picture) }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        description: product.summary,
        sku: product.sku,
        category: product.category.name,
        brand: { '@type': 'Brand', name: product.brand },
        image: product.images.map((image) => publicUrl(context, sharedPicture(image))),
        ...(product.video && {
          subjectOf: {
            '@type': 'VideoObject',
            name: product.video.title,
            thumbnailUrl: videoThumbnail(product.video),
            url: videoAddress(product.video),
          },
        }),
        offers: {
          ...offeredPrices(product),
          ...(path !== undefined && { url: publicUrl(context, path) }),
          priceCurrency: product.pricing.currency,
          availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/BackOrder',
        },
      },
      breadcrumbList(context, productCrumbs(product, href, t)),
    ],
  };
}
