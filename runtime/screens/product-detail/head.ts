import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { breadcrumbList, publicUrl, sharedPicture } from '../structured-data.ts';
import { productCrumbs } from './crumbs.ts';
import { describeProduct } from './product-data.ts';
import { productInput } from './product-input.ts';

export function head(context: LoadContext): Head {
  const { trpc, queryClient, params, url, t, href } = context;
  const product = queryClient.getQueryData(trpc.catalogue.product.queryKey(productInput(params, url.searchParams)));
  if (!product) return { title: t('routes:productOverview'), description: '', alternates: {} };
  const path = href('productDetail', { slug: product.slug });
  const picture = product.images[0];
  return {
    title: product.metaTitle ?? product.name,
    description: product.metaDescription ?? product.summary,
    alternates: alternates(context, 'productDetail', { slugs: product.slugs }),
    ...(picture && { image: sharedPicture(picture) }),
    jsonLd: [
      describeProduct(product, {
        page: path === undefined ? undefined : publicUrl(context, path),
        picture: (image) => publicUrl(context, sharedPicture(image)),
      }),
      breadcrumbList(context, productCrumbs(product, href, t)),
    ],
  };
}
