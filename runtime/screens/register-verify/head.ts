import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { readMailToken } from '#runtime/lib/mail-token.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t, url } = context;
  const hasToken = readMailToken(url.searchParams) !== undefined;
  return {
    title: hasToken ? t('register:verify.title') : t('register:sent.title'),
    description: t('register:verify.description'),
    alternates: alternates(context, 'registerVerify'),
    index: false,
  };
}
