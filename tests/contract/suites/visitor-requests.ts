import type { TestBackend } from '#tests/support/backend.ts';
import { freshEmail } from '#tests/support/customers.ts';
import { addNewsletterToken, byPerson, freshSender } from '#tests/support/requests.ts';
import type { PreparedRequest } from './account-requests.ts';

type Prepare = (backend: TestBackend) => Promise<PreparedRequest>;

const tokenFor =
  (purpose: 'confirm' | 'unsubscribe'): Prepare =>
  async (backend) => ({
    url: `/newsletter/${purpose}`,
    body: { token: (await addNewsletterToken(backend, purpose)).token },
    elsewhere: 404,
  });

/** A successful request for each operation of visitors. A guest may call any shop. */
export const visitorRequests: Readonly<Record<string, Prepare>> = {
  subscribeToNewsletter: async () => ({
    url: '/newsletter',
    body: { email: freshEmail(), firstName: 'Anna', guard: byPerson },
    elsewhere: 202,
  }),
  confirmNewsletter: tokenFor('confirm'),
  unsubscribeFromNewsletter: tokenFor('unsubscribe'),
  sendContact: async () => ({
    url: '/contact',
    body: { sender: freshSender(), subject: 'Delivery', message: 'To a third floor?', guard: byPerson },
    elsewhere: 202,
  }),
  requestQuotation: async () => ({
    url: '/quotations',
    body: {
      sender: freshSender(),
      address: { street: 'Industriestraat', houseNumber: '12', postalCode: '7553 CK', city: 'Hengelo', country: 'NL' },
      lines: [],
      files: [],
      message: 'Rafts for a canteen',
      guard: byPerson,
    },
    known: { country: 'NL', postalCode: '7553 CK' },
    elsewhere: 202,
  }),
  requestAdvice: async () => ({
    url: '/advice-requests',
    body: {
      sender: freshSender(),
      room: { kind: 'Office' },
      problem: 'Echo',
      message: 'It echoes',
      preferredContact: 'Email',
      files: [],
      guard: byPerson,
    },
    elsewhere: 202,
  }),
};
