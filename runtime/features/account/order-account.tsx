import { type ReactNode, useId } from 'react';
import type { OrderAccountProps } from '#runtime/contracts/slots.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { EmailField } from '#runtime/ui/form/email-field.tsx';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { PasswordField } from '#runtime/ui/form/password-field.tsx';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { useNavigate } from '#runtime/ui/navigation.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { OrderAccountBox } from './order-account.styles.ts';
import { registerForm } from './register-form.ts';
import { TermsText } from './terms-text.tsx';

/** What the order knows already. */
const known = ['customerType', 'companyName', 'vatNumber', 'firstName', 'lastName', 'phone'] as const;

/** Shows the form that opens an account for an order that was placed without one: all it asks for is a password. */
export function OrderAccount({ details, terms }: OrderAccountProps): ReactNode {
  const { href, t } = useLocale();
  const id = useId();
  const navigate = useNavigate();
  const { email } = details;
  const fields = Object.fromEntries(
    known.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
  );
  const form = useSiteForm(registerForm, {
    defaults: { email, ...fields },
    onTaken: () => navigate(href('registerVerify') ?? '/', { replace: true }),
  });
  const labels = {
    email: t('form:email'),
    password: t('form:password.label'),
    passwordConfirmation: t('form:password.repeat'),
    termsAccepted: t('register:terms'),
  };
  return (
    <OrderAccountBox aria-labelledby={id}>
      <h2 id={id} className={headingClass({ size: 'lg' })}>
        {t('register:order.title')}
      </h2>
      <p>{t('register:order.text')}</p>
      <FormFrame form={form} labels={labels} action={href('register')}>
        {known.map((name) => {
          const { error: _, ...field } = form.field(name);
          return <input key={name} type="hidden" {...field} />;
        })}
        <EmailField {...form.field('email')} autoComplete="username" label={labels.email} readOnly />
        <PasswordField {...form.field('password')} autoComplete="new-password" label={labels.password} withRules />
        <PasswordField
          {...form.field('passwordConfirmation')}
          autoComplete="new-password"
          label={labels.passwordConfirmation}
        />
        <CheckboxField {...form.box('termsAccepted')} label={<TermsText address={terms} />} needed />
        <FormActions>
          <SubmitButton label={t('register:submit')} busyLabel={t('register:busy')} isBusy={form.isSending} />
        </FormActions>
      </FormFrame>
    </OrderAccountBox>
  );
}
