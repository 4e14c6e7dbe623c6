import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';

export async function load({ trpc, queryClient, params, href }: LoadContext): Promise<void> {
  const slug = params.slug ?? '';
  const blog = await queryClient.ensureQueryData(trpc.blogs.detail.queryOptions({ slug }));
  const current = href('blogDetail', { slug: blog.slug });
  if (blog.slug !== slug && current !== undefined) throw redirect(current, 301);
}
