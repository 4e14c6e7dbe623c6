import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import type { FormDefinition } from '#runtime/forms/form-definition.ts';
import { type SiteForm, type SiteFormOptions, useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { loginAddress } from '#runtime/lib/return-address.ts';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { useNotify } from '#runtime/ui/notify-context.ts';
import { type Saved, savedTexts } from './saved.ts';

/** A form that changes an account. */
export interface AccountForm extends SiteForm {
  /** Whether it was rejected because the account had changed since the form was rendered. */
  readonly isOutdated: boolean;
}

interface AccountFormOptions<Value, Answer> extends Pick<SiteFormOptions<Value, Answer>, 'defaults'> {
  /** The confirmation that is shown after success. */
  readonly saved: Saved;
  readonly onTaken?: SiteFormOptions<Value, Answer>['onTaken'];
}

/**
 * Returns a site form that reports its success, fetches the account anew when it was out of date, and redirects to the
 * login screen when the session has expired.
 */
export function useAccountForm<Value, Input, Answer>(
  definition: FormDefinition<Value, Input, Answer>,
  { defaults = {}, saved, onTaken }: AccountFormOptions<Value, Answer>,
): AccountForm {
  const { href, t } = useLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const form = useSiteForm(definition, {
    defaults,
    onTaken: async (taken) => {
      notify({ variant: 'success', title: t(savedTexts[saved]) });
      await onTaken?.(taken);
    },
  });
  const { problemKey, rejections } = form;
  const isOutdated = problemKey === 'apiErrors:CONFLICT';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rejection is the event.
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries(trpc.user.current.queryFilter());
    if (problemKey === 'apiErrors:UNAUTHENTICATED')
      navigate(loginAddress(href('login') ?? '/', `${pathname}${search}`));
  }, [rejections, problemKey]);

  return { ...form, isOutdated, problem: isOutdated ? t('account:outdated.title') : form.problem };
}
