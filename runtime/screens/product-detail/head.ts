import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, publicUrl, sharedPicture } from '../structured-data.ts';
import { productCrumbs } from './crumbs.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, params, t, href } = context;
  const product = queryClient.getQueryData(trpc.catalogue.product.queryKey({ slug: params.slug ?? '' }));
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
        offers: {
          '@type': 'Offer',
          ...(path !== undefined && { url: publicUrl(context, path) }),
          price: (product.pricing.priceIncVat / 100).toFixed(2),
          priceCurrency: product.pricing.currency,
          availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/BackOrder',
          itemCondition: 'https://schema.org/NewCondition',
        },
      },
      breadcrumbList(context, productCrumbs(product, href, t)),
    ],
  };
}
