import type { ReactNode } from 'react';
import { doneAddress, isLeaving } from '#runtime/features/requests/newsletter-link.ts';
import { newsletterConfirmForm, newsletterLeaveForm } from '#runtime/features/requests/newsletter-token-forms.ts';
import { isSent } from '#runtime/features/requests/sent.ts';
import { Thanks } from '#runtime/features/requests/thanks.tsx';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { readMailToken } from '#runtime/lib/mail-token.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { FormPage } from '#runtime/ui/form/form-page.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';

/** Shows the page of newsletter links: a button subscribes and unsubscribes, since mail scanners follow links. */
export function Screen(): ReactNode {
  const { t } = useLocale();
  const { search } = useLocation();
  const isDone = isSent(search);
  const token = readMailToken(new URLSearchParams(search));
  if (isLeaving(search)) {
    return (
      <FormPage
        title={t('form:newsletter.leave.title')}
        intro={isDone || token === undefined ? undefined : t('form:newsletter.leave.intro')}
      >
        {isDone ? (
          <Thanks title={t('form:newsletter.leave.doneTitle')} text={t('form:newsletter.leave.doneText')} withWayHome />
        ) : (
          <TokenForm definition={newsletterLeaveForm} token={token} submit={t('form:newsletter.leave.submit')} />
        )}
      </FormPage>
    );
  }
  return (
    <FormPage
      title={t('form:newsletter.confirm.title')}
      intro={isDone || token === undefined ? undefined : t('form:newsletter.confirm.intro')}
    >
      {isDone ? (
        <Thanks
          title={t('form:newsletter.confirm.doneTitle')}
          text={t('form:newsletter.confirm.doneText')}
          withWayHome
        />
      ) : (
        <TokenForm definition={newsletterConfirmForm} token={token} submit={t('form:newsletter.confirm.submit')} />
      )}
    </FormPage>
  );
}

interface TokenFormProps {
  readonly definition: typeof newsletterConfirmForm | typeof newsletterLeaveForm;
  readonly token: string | undefined;
  /** Label of the button. */
  readonly submit: string;
}

function TokenForm({ definition, token, submit }: TokenFormProps): ReactNode {
  const { href, t } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const form = useSiteForm(definition, { onTaken: () => navigate(doneAddress(location), { replace: true }) });
  const newsletter = href('newsletter');
  const again = newsletter !== undefined && (
    <Link to={newsletter} className={textLinkClass()}>
      {t('form:newsletter.again')}
    </Link>
  );
  if (token === undefined) {
    return (
      <>
        <p>{t('form:newsletter.noToken')}</p>
        <p>{again}</p>
      </>
    );
  }
  const { error: _, defaultValue: __, ...field } = form.field('token');
  return (
    <FormFrame form={form} labels={{ token: t('form:newsletter.link') }}>
      <input {...field} type="hidden" value={token} />
      <FormActions>
        <SubmitButton label={submit} isBusy={form.isSending} />
        {form.rejections > 0 && again}
      </FormActions>
    </FormFrame>
  );
}
