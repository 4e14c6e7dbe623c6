import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';

export async function load({ trpc, queryClient, params, href }: LoadContext): Promise<void> {
  const slug = params.slug ?? '';
  const article = await queryClient.ensureQueryData(trpc.advice.detail.queryOptions({ slug }));
  const current = href('adviceDetail', { slug: article.slug });
  if (article.slug !== slug && current !== undefined) throw redirect(current, 301);
}
