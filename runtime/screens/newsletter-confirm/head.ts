import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { isLeaving } from '#runtime/features/requests/newsletter-link.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t, url } = context;
  return {
    title: isLeaving(url.search) ? t('form:newsletter.leave.title') : t('form:newsletter.confirm.title'),
    description: '',
    alternates: alternates(context, 'newsletterConfirm'),
    index: false,
  };
}
