import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { addressDefaults } from '#runtime/forms/address-defaults.ts';
import { useAddressLabels } from '#runtime/forms/address-fields.tsx';
import { CheckedAddress } from '#runtime/forms/checked-address.tsx';
import { FormFrame } from '#runtime/forms/form-frame.tsx';
import { PersonFields } from '#runtime/forms/person-fields.tsx';
import { useSiteForm } from '#runtime/forms/use-site-form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { loginAddress } from '#runtime/lib/return-address.ts';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { DependentFields } from '#runtime/ui/form/dependent-fields.styles.ts';
import { EmailField } from '#runtime/ui/form/email-field.tsx';
import { FormActions, FormStack } from '#runtime/ui/form/form-layout.styles.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { useLocation } from '#runtime/ui/navigation.ts';
import { Note } from '#runtime/ui/note.styles.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { findEmailInUse, findInvalidEmailDomain } from '#runtime/validation/email-checks.ts';
import { orderDetailsForm } from './checkout-forms.ts';
import { VatNote } from './vat-note.tsx';

type Schemas = components['schemas'];

interface OrderDetailsStepProps {
  readonly orderId: string;
  /** The details of the order so far. */
  readonly details: Schemas['OrderDetails'] | undefined;
  /** The logged-in customer. */
  readonly customer: Schemas['Customer'] | null;
  readonly onTaken: () => void;
}

/** Shows the checkout step with the buyer, the invoice address and the delivery address. */
export function OrderDetailsStep({ orderId, details, customer, onTaken }: OrderDetailsStepProps): ReactNode {
  const { settings, t } = useLocale();
  const { isKnown, askAboutEmail } = useEmailQuestions(customer !== null);
  const form = useSiteForm(orderDetailsForm, {
    defaults: detailsDefaults(details ?? customer ?? undefined, settings.country),
    askAbout: { email: askAboutEmail },
    // A visitor who logs in meanwhile starts with the account's data.
    draftFor: `${orderId} ${customer?.id ?? ''}`,
    onTaken,
  });
  const address = useAddressLabels();
  const labels = {
    customerType: t('checkout:details.customerType'),
    companyName: t('form:company'),
    vatNumber: t('form:vatNumber'),
    firstName: t('form:firstName'),
    lastName: t('form:lastName'),
    email: t('form:email'),
    phone: t('form:phone'),
    ...prefixed('billing.', address),
    ...prefixed('delivery.', address),
    reference: t('checkout:details.reference'),
  };
  return (
    <FormFrame form={form} labels={labels}>
      <h2 className={headingClass({ size: 'lg' })}>{t('checkout:details.title')}</h2>
      <PersonFields
        form={form}
        typeLabel={labels.customerType}
        companyField="companyName"
        vatHint={t('checkout:details.vatHint')}
        vatNote={details?.vatNumberState !== undefined && <VatNote state={details.vatNumberState} />}
        email={
          <>
            <EmailField {...form.field('email')} label={labels.email} hint={t('checkout:details.emailHint')} />
            {isKnown && <KnownEmail />}
          </>
        }
        phoneHint={t('checkout:details.phoneHint')}
      />
      <h3 className={headingClass({ size: 'md' })}>{t('checkout:details.billing')}</h3>
      <CheckedAddress form={form} section="billing" prefix="billing." />
      <CheckboxField {...form.box('sameAsBilling')} label={t('checkout:details.sameAsBilling')} />
      <DependentFields on="elsewhere">
        <FormStack>
          <h3 className={headingClass({ size: 'md' })}>{t('checkout:details.delivery')}</h3>
          <CheckedAddress form={form} section="shipping" prefix="delivery." />
        </FormStack>
      </DependentFields>
      <TextField
        {...form.field('reference')}
        autoComplete="off"
        label={labels.reference}
        hint={t('checkout:details.referenceHint')}
        optional
      />
      <FormActions>
        <SubmitButton label={t('checkout:continue')} isBusy={form.isSending} />
      </FormActions>
    </FormFrame>
  );
}

/**
 * Checks what only the server knows of an address: a domain without mail is an error, an existing account only a
 * notice.
 */
function useEmailQuestions(isLoggedIn: boolean) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [isKnown, setIsKnown] = useState(false);
  const askAboutEmail = async (typed: string) => {
    const email = typed.trim();
    const [inUse, invalidDomain] = await Promise.all([
      isLoggedIn
        ? undefined
        : findEmailInUse(email, (asked) =>
            queryClient.fetchQuery(trpc.customerChecks.email.queryOptions({ email: asked })),
          ),
      findInvalidEmailDomain(email, (domain) =>
        queryClient.fetchQuery(trpc.checks.emailDomain.queryOptions({ domain })),
      ),
    ]);
    setIsKnown(inUse !== undefined);
    return invalidDomain;
  };
  return { isKnown, askAboutEmail };
}

function KnownEmail(): ReactNode {
  const { href, t } = useLocale();
  const { pathname, search } = useLocation();
  const login = href('login');
  if (login === undefined) return null;
  return (
    <Note role="status">
      <p>{t('checkout:details.known')}</p>
      <Link to={loginAddress(login, `${pathname}${search}`)} className={textLinkClass()}>
        {t('checkout:details.logIn')}
      </Link>
    </Note>
  );
}

type Known = Partial<Schemas['OrderDetails']>;

function detailsDefaults(known: Known = {}, country: string): Readonly<Record<string, string | undefined>> {
  const { customerType = 'Private', companyName, vatNumber, firstName, lastName, email, phone, reference } = known;
  const { billingAddress, deliveryAddress } = known;
  return {
    customerType,
    companyName,
    vatNumber,
    firstName,
    lastName,
    email,
    phone,
    reference,
    ...prefixed('billing.', addressDefaults(billingAddress, country)),
    ...prefixed('delivery.', addressDefaults(deliveryAddress, country)),
    sameAsBilling: deliveryAddress ? undefined : 'on',
  };
}

function prefixed<Value>(prefix: string, values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));
}
