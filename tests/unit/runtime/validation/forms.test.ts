import { describe, expect, it } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { checkValues } from '#runtime/validation/check-values.ts';
import { accountDetailsSchema, toDetailsRequest } from '#runtime/validation/forms/account-details.ts';
import { addressSchema, toAddressInput } from '#runtime/validation/forms/address.ts';
import { adviceRequestSchema, toAdviceRequest } from '#runtime/validation/forms/advice-request.ts';
import { changeEmailSchema } from '#runtime/validation/forms/change-email.ts';
import { changePasswordSchema } from '#runtime/validation/forms/change-password.ts';
import { contactSchema, toContactRequest } from '#runtime/validation/forms/contact.ts';
import { deleteAccountSchema, toDeletionRequest } from '#runtime/validation/forms/delete-account.ts';
import { forgotPasswordSchema } from '#runtime/validation/forms/forgot-password.ts';
import { loginSchema } from '#runtime/validation/forms/login.ts';
import { mailTokenSchema } from '#runtime/validation/forms/mail-token.ts';
import { newsletterSchema, toNewsletterSubscription } from '#runtime/validation/forms/newsletter.ts';
import { quotationSchema, toQuotationRequest } from '#runtime/validation/forms/quotation.ts';
import { registerSchema, toRegistrationRequest } from '#runtime/validation/forms/register.ts';
import { resetPasswordSchema, toPasswordResetRequest } from '#runtime/validation/forms/reset-password.ts';
import { specComponent } from '#tests/support/spec-component.ts';

type Values = Readonly<Record<string, string>>;

interface FormCase {
  readonly form: string;
  readonly api: 'product-api' | 'content-api';
  readonly request: string;
  /** Validates values and returns the API's input, or the fields with errors. */
  readonly send: (values: Values) => Promise<{ readonly body: unknown } | { readonly refused: readonly string[] }>;
  /** Valid forms, as people fill them in. */
  readonly filled: Readonly<Record<string, Values>>;
  /** Required fields of the first of them. */
  readonly needed: readonly string[];
}

/** Creates a form with the function that creates its request; default: the value itself. */
function sender<Schema extends AnyObjectSchema>(
  schema: Schema,
  toRequest: (value: Awaited<ReturnType<Schema['validate']>>) => unknown = (value) => value,
): FormCase['send'] {
  return async (values) => {
    const checked = await checkValues(schema, values);
    return checked.ok ? { body: toRequest(checked.value) } : { refused: Object.keys(checked.errors) };
  };
}

const token = 'Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1LxA';
const password = 'Stil&Warm2026';
const person = { customerType: 'Private', firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@voorbeeld.nl' };
/** As browsers send it, with hidden and empty fields. */
const nothingElse = { company: '', companyName: '', vatNumber: '', phone: '' };
const business = { ...person, customerType: 'Business', vatNumber: 'DE 136 695 976', phone: '(053) 123-4567' };
const guard = { trap: '', elapsedMs: '5213' };
const street = { street: 'Oudegracht', houseNumber: '231', postalCode: '3511 LX', city: 'Utrecht', country: 'NL' };

const forms: readonly FormCase[] = [
  {
    form: 'login',
    api: 'product-api',
    request: 'LoginRequest',
    send: sender(loginSchema),
    filled: { always: { email: person.email, password: ' old password ' } },
    needed: ['email', 'password'],
  },
  {
    form: 'register',
    api: 'product-api',
    request: 'RegistrationRequest',
    send: sender(registerSchema, toRegistrationRequest),
    filled: {
      private: { ...person, ...nothingElse, password, passwordConfirmation: password, termsAccepted: 'on' },
      // Filled in as a business first, then as a person.
      undecided: {
        ...business,
        customerType: 'Private',
        companyName: 'X',
        vatNumber: 'no number',
        password,
        passwordConfirmation: password,
        termsAccepted: 'on',
      },
      business: {
        ...business,
        companyName: 'Klang GmbH',
        password,
        passwordConfirmation: password,
        termsAccepted: 'on',
        newsletter: 'on',
      },
    },
    needed: ['customerType', 'firstName', 'lastName', 'email', 'password', 'passwordConfirmation', 'termsAccepted'],
  },
  {
    form: 'confirmation of a mail',
    api: 'product-api',
    request: 'MailTokenRequest',
    send: sender(mailTokenSchema),
    filled: { always: { token } },
    needed: ['token'],
  },
  {
    form: 'forgotten password',
    api: 'product-api',
    request: 'PasswordForgottenRequest',
    send: sender(forgotPasswordSchema),
    filled: { always: { email: person.email } },
    needed: ['email'],
  },
  {
    form: 'reset of a password',
    api: 'product-api',
    request: 'PasswordResetRequest',
    send: sender(resetPasswordSchema, toPasswordResetRequest),
    filled: { always: { token, newPassword: password, passwordConfirmation: password } },
    needed: ['token', 'newPassword', 'passwordConfirmation'],
  },
  {
    form: 'account details',
    api: 'product-api',
    request: 'CustomerDetailsRequest',
    send: sender(accountDetailsSchema, (value) => toDetailsRequest(value, { version: 3 })),
    filled: {
      private: { ...person, ...nothingElse },
      business: { ...business, companyName: 'Klang GmbH' },
    },
    needed: ['customerType', 'firstName', 'lastName'],
  },
  {
    form: 'address',
    api: 'product-api',
    request: 'AddressInput',
    send: sender(addressSchema, toAddressInput),
    filled: {
      nl: { ...street, houseNumberAddition: 'bis', extra: '' },
      be: { ...street, postalCode: '1000', country: 'BE' },
      de: { ...street, postalCode: '10119', country: 'DE' },
      at: { ...street, postalCode: '1070', country: 'AT' },
      fr: { street: '14 rue de la Paix', houseNumber: '', postalCode: '75002', city: 'Paris', country: 'FR' },
      gb: { street: '18 Mill Lane', postalCode: 'NW6 1NR', city: 'London', country: 'GB' },
    },
    needed: ['street', 'houseNumber', 'postalCode', 'city', 'country'],
  },
  {
    form: 'change of e-mail address',
    api: 'product-api',
    request: 'AccountRequest',
    send: sender(changeEmailSchema, (value) => ({ version: 3, ...value })),
    filled: { always: { email: person.email, currentPassword: 'x' } },
    needed: ['email', 'currentPassword'],
  },
  {
    form: 'change of password',
    api: 'product-api',
    request: 'AccountRequest',
    send: sender(changePasswordSchema, ({ currentPassword, newPassword }) => ({
      version: 3,
      currentPassword,
      newPassword,
    })),
    filled: { always: { currentPassword: 'x', newPassword: password, passwordConfirmation: password } },
    needed: ['currentPassword', 'newPassword', 'passwordConfirmation'],
  },
  {
    form: 'deletion of an account',
    api: 'product-api',
    request: 'AccountDeletionRequest',
    send: sender(deleteAccountSchema, toDeletionRequest),
    filled: { always: { currentPassword: 'x', confirmation: 'on' } },
    needed: ['currentPassword', 'confirmation'],
  },
  {
    form: 'newsletter',
    api: 'content-api',
    request: 'NewsletterSubscription',
    send: sender(newsletterSchema, toNewsletterSubscription),
    filled: {
      named: { email: person.email, firstName: 'Sanne', ...guard },
      bare: { email: person.email, firstName: '' },
      machine: { email: person.email, trap: 'x'.repeat(5000), elapsedMs: '-1' },
    },
    needed: ['email'],
  },
  {
    form: 'contact',
    api: 'content-api',
    request: 'ContactRequest',
    send: sender(contactSchema, toContactRequest),
    filled: {
      private: {
        ...person,
        ...nothingElse,
        subject: 'Order',
        orderNumber: '',
        message: 'Waar\r\nblijft het?',
        ...guard,
      },
      business: {
        ...business,
        company: 'Klang GmbH',
        subject: 'Press',
        orderNumber: 'AC-2026-1',
        message: 'Hi',
        ...guard,
      },
    },
    needed: ['customerType', 'firstName', 'lastName', 'email', 'subject', 'message'],
  },
  {
    form: 'quotation',
    api: 'content-api',
    request: 'QuotationRequest',
    send: sender(quotationSchema, toQuotationRequest),
    filled: {
      message: {
        ...person,
        ...nothingElse,
        message: 'Wat kost dit?',
        neededBy: '',
        country: 'NL',
        street: '',
        ...guard,
      },
      lines: {
        ...business,
        company: 'Klang GmbH',
        ...street,
        'lines.0.productId': 'fjord-wall-panel',
        'lines.0.sku': 'FJ-1',
        'lines.0.quantity': '12',
        'lines.0.note': '',
        neededBy: '2027-03-31',
        ...guard,
      },
      files: { ...person, 'files.0.storageItemId': 'a', 'files.0.fileId': 'b', ...guard },
    },
    needed: ['customerType', 'firstName', 'lastName', 'email'],
  },
  {
    form: 'advice',
    api: 'content-api',
    request: 'AdviceRequest',
    send: sender(adviceRequestSchema, toAdviceRequest),
    filled: {
      short: {
        ...person,
        ...nothingElse,
        kind: 'Office',
        problem: 'Echo',
        message: 'Het galmt.',
        preferredContact: 'Email',
        ...guard,
      },
      whole: {
        ...business,
        company: 'Klang GmbH',
        kind: 'Hall',
        length: '1250',
        width: '800',
        height: '50',
        ceiling: 'Concrete',
        floor: '',
        walls: 'Glass',
        problem: 'SpeechClarity',
        message: 'Wij verstaan elkaar niet.',
        preferredContact: 'Phone',
        ...guard,
      },
    },
    needed: ['kind', 'problem', 'message', 'preferredContact', 'customerType', 'firstName', 'lastName', 'email'],
  },
];

describe.each(forms)('the form for $form', ({ api, request, send, filled, needed }) => {
  it.each(Object.keys(filled))('sends what the API takes (%s)', async (name) => {
    const validate = specComponent(api, request);
    const sent = await send(filled[name] ?? {});
    expect(sent).not.toHaveProperty('refused');
    validate('body' in sent ? sent.body : undefined);
    expect(validate.errors).toBeNull();
  });

  it('is refused without what it needs, and says so at that field', async () => {
    const [values = {}] = Object.values(filled);
    for (const field of needed) {
      const { [field]: _, ...rest } = values;
      expect(await send(rest), field).toEqual({ refused: expect.arrayContaining([field]) });
      expect(await send({ ...values, [field]: '' }), field).toEqual({ refused: expect.arrayContaining([field]) });
    }
  });
});

describe('what a form asks depends on what was answered', () => {
  const rejectedFields = async (schema: AnyObjectSchema, values: Values) => {
    const checked = await checkValues(schema, values);
    return checked.ok ? [] : Object.keys(checked.errors);
  };

  it('a business has a name', async () => {
    expect(await rejectedFields(accountDetailsSchema, { ...person, customerType: 'Business' })).toEqual([
      'companyName',
    ]);
    expect(await rejectedFields(contactSchema, { ...business, subject: 'Press', message: 'Hi' })).toEqual(['company']);
  });

  it('who wants to be called has a number', async () => {
    const asked = { ...person, kind: 'Office', problem: 'Echo', message: 'Galm', preferredContact: 'Phone' };
    expect(await rejectedFields(adviceRequestSchema, asked)).toEqual(['phone']);
  });

  it('a quotation is for something', async () => {
    expect(await rejectedFields(quotationSchema, { ...person, message: '  ' })).toEqual(['lines']);
  });

  it('an address that was begun is wanted whole', async () => {
    const begun = { ...person, message: 'Hi', country: 'NL' };
    expect(await rejectedFields(quotationSchema, begun)).toEqual([]);
    expect(await rejectedFields(quotationSchema, { ...begun, city: 'Utrecht' })).toEqual([
      'postalCode',
      'houseNumber',
      'street',
    ]);
    expect(await rejectedFields(quotationSchema, { ...begun, ...street, country: '' })).toEqual(['country']);
    expect(await rejectedFields(quotationSchema, { ...begun, ...street, postalCode: '1000' })).toEqual(['postalCode']);
  });
});
