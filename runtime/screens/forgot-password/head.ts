import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { isPasswordMailSent } from '#runtime/features/account/password-mail-sent.ts';
import { alternates } from '../alternates.ts';

export function head(context: LoadContext): Head {
  const { t, url } = context;
  return {
    title: isPasswordMailSent(url.searchParams) ? t('resetPassword:sent.title') : t('resetPassword:forgot.title'),
    description: t('resetPassword:forgot.description'),
    alternates: alternates(context, 'forgotPassword'),
    index: false,
  };
}
