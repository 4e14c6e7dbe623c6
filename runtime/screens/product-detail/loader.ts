import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';
import { productInput } from './product-input.ts';
import { purchaseInput } from './purchase-input.ts';

export async function load({ trpc, queryClient, params, url, href }: LoadContext): Promise<void> {
  const input = productInput(params, url.searchParams);
  const isSold = href('cart') !== undefined;
  const [product] = await Promise.all([
    queryClient.ensureQueryData(trpc.catalogue.product.queryOptions(input)),
    isSold &&
      queryClient.ensureQueryData(trpc.configurator.purchase.queryOptions(purchaseInput(input.slug, url.searchParams))),
    queryClient.ensureQueryData(trpc.catalogue.stories.queryOptions({ slug: input.slug })),
  ]);
  if (isSold && product.kind === 'PhotoPrint') {
    await queryClient.ensureQueryData(trpc.configurator.photoPrint.queryOptions({ product: product.id }));
  }
  const current = href('productDetail', { slug: product.slug });
  if (product.slug !== input.slug && current !== undefined) throw redirect(`${current}${url.search}`, 301);
}
