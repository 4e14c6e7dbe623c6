import { redirect } from 'react-router-dom';
import type { LoadContext } from '#runtime/data/load-context.ts';

export async function load({ trpc, queryClient, params, url, href }: LoadContext): Promise<void> {
  const slug = params.slug ?? '';
  const product = await queryClient.ensureQueryData(trpc.catalogue.product.queryOptions({ slug }));
  const current = href('productDetail', { slug: product.slug });
  if (product.slug !== slug && current !== undefined) throw redirect(`${current}${url.search}`, 301);
}
