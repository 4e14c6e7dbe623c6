import type { Head } from 'shopgen/runtime/contracts/head.ts';
import type { LoadContext } from 'shopgen/runtime/data/load-context.ts';
import { alternates } from 'shopgen/runtime/screens/alternates.ts';

export function head(context: LoadContext): Head {
  const { t } = context;
  return {
    title: t('own:lookbook.title'),
    description: t('own:lookbook.intro'),
    alternates: alternates(context, 'lookbook'),
  };
}
