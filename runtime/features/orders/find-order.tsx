import type { ReactNode } from 'react';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { EmailField } from '#runtime/ui/form/email-field.tsx';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { orderSearchForm } from './order-forms.ts';
import { isSearchSent, sentSearchAddress } from './order-search-address.ts';
import { WithdrawalHead, WithdrawalPage } from './withdrawal.styles.ts';

/** Shows the form that mails the link to an order to the address that it was ordered with. */
export function FindOrder(): ReactNode {
  const { t } = useLocale();
  const { pathname, search } = useLocation();
  if (isSearchSent(search)) {
    return (
      <WithdrawalPage>
        <WithdrawalHead role="status">
          <h1 className={headingClass({ size: '2xl' })}>{t('checkout:order.find.sentTitle')}</h1>
          <Lead>{t('checkout:order.find.sentText')}</Lead>
        </WithdrawalHead>
        <Link to={pathname} className={onwardLinkClass()}>
          {t('checkout:order.find.again')}
        </Link>
      </WithdrawalPage>
    );
  }
  return (
    <WithdrawalPage>
      <WithdrawalHead>
        <h1 className={headingClass({ size: '2xl' })}>{t('checkout:order.find.title')}</h1>
        <Lead>{t('checkout:order.find.intro')}</Lead>
      </WithdrawalHead>
      <FindOrderForm />
    </WithdrawalPage>
  );
}

function FindOrderForm(): ReactNode {
  const { t } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const form = useSiteForm(orderSearchForm, { onTaken: () => navigate(sentSearchAddress(location)) });
  const labels = { number: t('checkout:order.find.number'), email: t('checkout:order.find.email') };
  return (
    <FormFrame form={form} labels={labels}>
      <TextField
        {...form.field('number')}
        autoComplete="off"
        autoCapitalize="characters"
        width="medium"
        label={labels.number}
        hint={t('checkout:order.find.numberHint')}
      />
      <EmailField {...form.field('email')} label={labels.email} />
      <FormActions>
        <SubmitButton label={t('checkout:order.find.submit')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
