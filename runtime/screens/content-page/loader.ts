import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';

export async function load({ trpc, queryClient, params, href }: LoadContext): Promise<void> {
  const slug = params.slug ?? '';
  const page = await queryClient.ensureQueryData(trpc.content.pageBySlug.queryOptions({ slug }));
  const current = href('contentPage', { slug: page.slug });
  if (page.slug !== slug && current !== undefined) throw redirect(current, 301);
}
