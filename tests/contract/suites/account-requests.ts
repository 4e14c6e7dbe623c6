import type { TestBackend } from '#tests/support/backend.ts';
import { addCustomer, addMailToken, freshEmail, registrationOf, testPassword } from '#tests/support/customers.ts';

/** A request that succeeds. */
export interface PreparedRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Sent instead of a body. */
  readonly form?: FormData | URLSearchParams;
  /** The one locale in which it succeeds; absent: in each. */
  readonly locale?: string;
  /** Further valid members of the body. */
  readonly known?: Readonly<Record<string, unknown>>;
  /** Status of the same request at the other shop. */
  readonly elsewhere: number;
  /** Whether its address can be used once only, so that generated ones never succeed. */
  readonly once?: boolean;
}

const asked = (url: string, body: Readonly<Record<string, unknown>>, elsewhere: number) => async () => ({
  url,
  body,
  elsewhere,
});

const withSession =
  (url: string, body?: Readonly<Record<string, unknown>>) =>
  async (backend: TestBackend): Promise<PreparedRequest> => {
    const { authorization } = await addCustomer(backend);
    return { url, headers: { authorization }, elsewhere: 401, ...(body && { body }) };
  };

/** A successful request for each operation of accounts, created each time: most can be sent only once. */
export const accountRequests: Readonly<Record<string, (backend: TestBackend) => Promise<PreparedRequest>>> = {
  validateAddress: asked('/Misc/validate/address', { country: 'NL', postalCode: '3511lx' }, 200),
  validateEmail: asked('/Misc/validate/email', { email: 'somebody@mail.com' }, 200),
  validateEmailDomain: asked('/Misc/validate/emaildomain', { domain: 'gmial.com' }, 200),
  register: async () => ({
    url: '/Registration',
    body: registrationOf(freshEmail()),
    elsewhere: 202,
  }),
  verifyRegistration: async (backend) => {
    const customer = await addCustomer(backend, { state: 'Unverified' });
    const token = await addMailToken(backend, customer, 'registration');
    return { url: '/Registration/verify', body: { token }, elsewhere: 404 };
  },
  login: async (backend) => {
    const { email } = await addCustomer(backend);
    return { url: '/auth/login', body: { email, password: testPassword }, elsewhere: 401 };
  },
  // Logging out from a session of another shop is no error and has no effect.
  logout: async (backend) => ({ ...(await withSession('/auth/logout')(backend)), elsewhere: 204 }),
  requestPasswordReset: async (backend) => {
    const { email } = await addCustomer(backend);
    return { url: '/auth/forgot', body: { email }, elsewhere: 202 };
  },
  validatePasswordReset: async (backend) => {
    const token = await addMailToken(backend, await addCustomer(backend), 'passwordReset');
    return { url: '/auth/reset/validate', body: { token }, elsewhere: 404 };
  },
  resetPassword: async (backend) => {
    const token = await addMailToken(backend, await addCustomer(backend), 'passwordReset');
    return { url: '/auth/reset', body: { token, newPassword: 'Vilt=Zacht77' }, elsewhere: 404 };
  },
  getMe: withSession('/me?include=everything'),
  updateMe: withSession('/me', { version: 1, newsletter: true }),
  deleteMe: withSession('/me', { currentPassword: testPassword, confirmation: 'DELETE' }),
  verifyMe: async (backend) => {
    const customer = await addCustomer(backend, { pendingEmail: freshEmail() });
    const token = await addMailToken(backend, customer, 'emailChange');
    const { authorization } = customer;
    return { url: '/me/verify', headers: { authorization }, body: { token }, elsewhere: 401 };
  },
  updateMyDetails: withSession('/me/details', {
    version: 1,
    customerType: 'Business',
    companyName: 'Studio Klang GmbH',
    vatNumber: 'DE136695976',
    firstName: 'Jonas',
    lastName: 'Weber',
    billingAddress: { street: 'Torstraße', houseNumber: '140', postalCode: '10119', city: 'Berlin', country: 'DE' },
  }),
};
