import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { formatDate } from '#runtime/i18n/dates.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';
import { EmailField } from '#runtime/ui/form/email-field.tsx';
import { ControlFrame, controlClass, SelectArrow } from '#runtime/ui/form/field.styles.ts';
import { FormActions } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { Icon } from '#runtime/ui/icon.tsx';
import { hiddenClass } from '#runtime/ui/text.styles.ts';
import { companyRoles } from '#runtime/validation/forms/company.ts';
import { ButtonForm, useReloadCompany } from './button-form.tsx';
import { MemberForms, MemberList } from './company.styles.ts';
import { companyInvitationForm, companyRemovalForm, companyRoleForm, companyWithdrawalForm } from './company-forms.ts';

export type Company = components['schemas']['Company'];

const roleTexts = {
  Buyer: 'account:company.roles.Buyer',
  Approver: 'account:company.roles.Approver',
  Administrator: 'account:company.roles.Administrator',
} as const satisfies Record<Company['role'], string>;

/** Shows who buys for a company; administrators change that. */
export function CompanyMembers({ company }: { readonly company: Company }): ReactNode {
  const { t } = useLocale();
  const isAdministrator = company.role === 'Administrator';
  return (
    <MemberList>
      {company.members.map(({ id, name, email, role, isYou }) => (
        <li key={id}>
          <strong>
            {name}
            {isYou && <> ({t('account:company.you')})</>}
          </strong>
          <p>
            {email}, {t(roleTexts[role])}
          </p>
          <MemberForms>
            {isAdministrator && <RoleForm id={id} name={name} role={role} />}
            {(isAdministrator || isYou) && (
              <ButtonForm
                definition={companyRemovalForm}
                fields={{ id }}
                label={isYou ? t('account:company.leave') : t('account:company.remove', { name })}
              />
            )}
          </MemberForms>
        </li>
      ))}
    </MemberList>
  );
}

interface RoleFormProps {
  readonly id: string;
  readonly name: string;
  readonly role: Company['role'];
}

function RoleForm({ id, name, role }: RoleFormProps): ReactNode {
  const { t } = useLocale();
  return (
    <ButtonForm definition={companyRoleForm} fields={{ id }} label={t('account:company.setRole')}>
      {(control) => (
        <>
          <label htmlFor={control} className={hiddenClass().className}>
            {t('account:company.role', { name })}
          </label>
          <ControlFrame>
            <select
              key={role}
              id={control}
              name="role"
              defaultValue={role}
              className={controlClass({ kind: 'select' }).className}
            >
              {companyRoles.map((value) => (
                <option key={value} value={value}>
                  {t(roleTexts[value])}
                </option>
              ))}
            </select>
            <SelectArrow>
              <Icon name="chevron" size={18} />
            </SelectArrow>
          </ControlFrame>
        </>
      )}
    </ButtonForm>
  );
}

/** Shows who is invited, and the form that invites somebody. */
export function CompanyInvitations({ company: { invitations = [] } }: { readonly company: Company }): ReactNode {
  const { locale, settings, t } = useLocale();
  return (
    <>
      {invitations.length > 0 && (
        <MemberList aria-label={t('account:company.invitations')}>
          {invitations.map(({ id, email, role, expiresAt }) => (
            <li key={id}>
              {t('account:company.invited', {
                ...{ email, role: t(roleTexts[role]) },
                date: formatDate(new Date(expiresAt), locale, settings),
              })}
              <ButtonForm
                definition={companyWithdrawalForm}
                fields={{ id }}
                label={t('account:company.withdraw', { email })}
              />
            </li>
          ))}
        </MemberList>
      )}
      <InvitationForm key={invitations.length} />
    </>
  );
}

function InvitationForm(): ReactNode {
  const { t } = useLocale();
  const form = useSiteForm(companyInvitationForm, { defaults: { role: 'Buyer' }, onTaken: useReloadCompany() });
  const labels = { email: t('account:company.email'), role: t('account:company.inviteRole') };
  return (
    <FormFrame form={form} labels={labels}>
      <EmailField {...form.field('email')} label={labels.email} />
      <ChoiceField
        {...form.field('role')}
        label={labels.role}
        options={companyRoles.map((value) => ({ value, label: t(roleTexts[value]) }))}
      />
      <FormActions>
        <SubmitButton label={t('account:company.send')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}
