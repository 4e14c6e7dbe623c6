import { useQueryClient } from '@tanstack/react-query';
import type { PageKey } from '#runtime/contracts/routes.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';

/**
 * Returns the title and the introduction that `loadIntroduction` has loaded; `null` where the site names no page for the
 * screen or the content API has none.
 */
export function useIntroduction(pageKey: PageKey): { readonly title: string; readonly intro: string } | null {
  const { site } = useLocale();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const id = site.pages[pageKey];
  return (id === undefined ? null : queryClient.getQueryData(trpc.content.introduction.queryKey({ id }))) ?? null;
}
