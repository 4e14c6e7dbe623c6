import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { videoAddress, videoThumbnail } from '#runtime/lib/video-address.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, organization, publicUrl, sharedPicture } from '../structured-data.ts';
import { productCrumbs } from './crumbs.ts';
import { describeOffer } from './offers.ts';
import { productInput } from './product-input.ts';

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
        ...(product.safety?.manufacturer && { manufacturer: organization(product.safety.manufacturer) }),
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
          ...describeOffer(product),
          ...(path !== undefined && { url: publicUrl(context, path) }),
          availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/BackOrder',
        },
      },
      breadcrumbList(context, productCrumbs(product, href, t)),
    ],
  };
}
