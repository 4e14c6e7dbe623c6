import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t } = context;
  return {
    title: t('account:company.title'),
    description: t('account:company.description'),
    alternates: alternates(context, 'myAccountCompany'),
    index: false,
  };
}
