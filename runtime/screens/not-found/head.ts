import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

export function head({ t }: LoadContext): Head {
  return { title: t('notFound:title'), description: t('notFound:text'), alternates: {}, index: false };
}
