import type { LoadContext } from '#runtime/data/load-context.ts';
import { redirect } from '#runtime/data/redirect.ts';

export async function load({ trpc, queryClient, params, href }: LoadContext): Promise<void> {
  const slug = params.slug ?? '';
  const project = await queryClient.ensureQueryData(trpc.projects.detail.queryOptions({ slug }));
  const current = href('projectDetail', { slug: project.slug });
  if (project.slug !== slug && current !== undefined) throw redirect(current, 301);
}
