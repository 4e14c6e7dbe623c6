import { describe, expect, it } from 'vitest';
import { newsletterSubscriptions, newsletterTokens } from '#backend/db/schema/newsletter.ts';
import { requestReceipts, requests } from '#backend/db/schema/requests.ts';
import type { Ask } from '#tests/support/backend.ts';
import { addCustomer, freshEmail, mailsTo, testPassword, tokenIn } from '#tests/support/customers.ts';
import { byPerson, freshSender } from '#tests/support/requests.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';

const day = 24 * 60 * 60 * 1000;
const shopMailbox = 'hello@quiet.example';
const trapped = { trap: 'https://cheap.example', elapsedMs: 900 };

/** Describes newsletter, contact, quotation and advice requests. */
export function describeRequests(engine: string, start: StartEngine): void {
  describe(`requests of visitors on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { clock: () => new Date(Date.now() + ahead) });
    const db = () => backend().backend.database.db;
    const post = (url: string, body: unknown, options: Ask = {}) =>
      backend().ask(url, { method: 'POST', body, ...options });
    const subscribe = (email: string, options: Ask = {}) =>
      post('/newsletter', { email, firstName: 'Anna', guard: byPerson }, options);
    const contact = (changes: object = {}) => ({
      sender: freshSender(),
      subject: 'Delivery',
      message: 'Do you deliver to a third floor?',
      guard: byPerson,
      ...changes,
    });
    const getSubscription = async (email: string) =>
      (await db().select().from(newsletterSubscriptions)).find((row) => row.email === email);
    const shopMails = async (reference: string) =>
      (await mailsTo(backend(), shopMailbox)).filter((mail) => mail.includes(reference));
    const settled = async (answer: ReturnType<typeof post>) => (await answer).json();

    describe('the newsletter', () => {
      it('is sent only after confirmation, and ends as easily', async () => {
        const email = freshEmail();
        const link = 'https://www.acoustic-nl.example/nieuwsbrief/bevestigen';
        const asked = await subscribe(email, { headers: { 'x-mail-link': link }, locale: 'nl-NL' });
        expect(asked.statusCode).toBe(202);
        expect(getOperation('subscribeToNewsletter').faultsOf(asked)).toEqual([]);
        expect((await getSubscription(email))?.status).toBe('Pending');
        const [mail, ...others] = await mailsTo(backend(), email);
        expect(others).toEqual([]);
        expect(mail).toContain('Subject: Bevestig je aanmelding');
        expect(mail).toContain(`${link}?token=`);
        expect(mail).not.toContain('Anna');
        const confirmed = await post('/newsletter/confirm', { token: tokenIn(mail) });
        expect(confirmed.json()).toEqual({ email, status: 'Subscribed' });
        const welcome = (await mailsTo(backend(), email)).at(-1);
        expect(welcome).toContain('Anna');
        const ended = await post('/newsletter/unsubscribe', { token: tokenIn(welcome) });
        expect(ended.json()).toEqual({ email, status: 'Unsubscribed' });
        expect((await post('/newsletter/unsubscribe', { token: tokenIn(welcome) })).json()).toEqual(ended.json());
        // The used link returns the state and has no further effect.
        expect((await post('/newsletter/confirm', { token: tokenIn(mail) })).json()).toEqual(ended.json());
        expect((await getSubscription(email))?.status).toBe('Unsubscribed');
      });

      it('answers the same to known and unknown addresses, and tells the known one by mail', async () => {
        const email = freshEmail();
        const first = await subscribe(email);
        await post('/newsletter/confirm', { token: tokenIn((await mailsTo(backend(), email))[0]) });
        const again = await subscribe(email.toUpperCase());
        expect([first.statusCode, Object.keys(first.json())]).toEqual([again.statusCode, Object.keys(again.json())]);
        expect((await mailsTo(backend(), email.toUpperCase()))[0]).toContain('You already get the newsletter');
        expect((await getSubscription(email))?.status).toBe('Subscribed');
      });

      it('begins once, however many use the token at once', async () => {
        const email = freshEmail();
        await subscribe(email);
        const token = tokenIn((await mailsTo(backend(), email))[0]);
        const uses = await Promise.all(Array.from({ length: 50 }, () => post('/newsletter/confirm', { token })));
        const answers = new Set(uses.map(({ statusCode, body }) => `${statusCode} ${body}`));
        expect([...answers]).toEqual([`200 ${JSON.stringify({ email, status: 'Subscribed' })}`]);
        expect(await mailsTo(backend(), email)).toHaveLength(2);
      });

      it('keeps no token that could be used, and only the last one works', async () => {
        const email = freshEmail();
        await subscribe(email);
        await subscribe(email);
        const [older, newer] = (await mailsTo(backend(), email)).map(tokenIn);
        const kept = JSON.stringify(await db().select().from(newsletterTokens));
        expect(kept).not.toContain(newer);
        expect((await post('/newsletter/confirm', { token: older })).json()).toMatchObject({ code: 'TOKEN_INVALID' });
        expect((await post('/newsletter/confirm', { token: newer })).statusCode).toBe(200);
      });

      it('deletes unconfirmed subscriptions after 7 days', async () => {
        const email = freshEmail();
        await subscribe(email);
        const token = tokenIn((await mailsTo(backend(), email))[0]);
        ahead = 7 * day + 1000;
        expect((await post('/newsletter/confirm', { token })).json()).toMatchObject({ code: 'TOKEN_INVALID' });
        await backend().backend.accounts.expiry.wake();
        ahead = 0;
        expect(await getSubscription(email)).toBeUndefined();
      });

      it('says the same as the account with its address', async () => {
        const { email, authorization } = await addCustomer(backend());
        const me = async () => backend().read('/me', { headers: { authorization } });
        await subscribe(email);
        await post('/newsletter/confirm', { token: tokenIn((await mailsTo(backend(), email))[0]) });
        expect(await me()).toMatchObject({ newsletter: true, version: 2 });
        await backend().ask('/me', {
          method: 'PUT',
          headers: { authorization },
          body: { version: 2, newsletter: false },
        });
        expect((await getSubscription(email))?.status).toBe('Unsubscribed');
      });

      it('mails nothing to what a machine fills in', async () => {
        const email = freshEmail();
        expect((await post('/newsletter', { email, guard: trapped })).statusCode).toBe(202);
        expect(await getSubscription(email)).toBeUndefined();
        expect(await mailsTo(backend(), email)).toEqual([]);
      });
    });

    it('keeps a message, mails it to the shop and confirms it to the sender by name, without a word of the message', async () => {
      const body = contact({ message: 'Visit https://cheap.example <b>now</b>' });
      const answer = await post('/contact', body, { locale: 'fr-BE' });
      expect(answer.statusCode).toBe(202);
      expect(getOperation('sendContact').faultsOf(answer)).toEqual([]);
      const { reference } = answer.json();
      const [toShop, ...more] = await shopMails(reference);
      expect(more).toEqual([]);
      expect(toShop).toContain('Visit https://cheap.example <b>now</b>');
      expect(toShop).toContain(`Reply-To: ${body.sender.email}`);
      expect(toShop).toContain('Sender, first name: Anna');
      const [toSender] = await mailsTo(backend(), body.sender.email);
      expect(toSender).toContain('Subject: Nous avons bien reçu votre message');
      expect(toSender).toContain(reference);
      expect(toSender).toContain('Anna');
      for (const word of ['cheap', 'Visit']) expect(toSender).not.toContain(word);
    });

    it('stores a request that looks like spam, and mails it to the shop only', async () => {
      const body = contact({ guard: trapped });
      const { reference } = await settled(post('/contact', body));
      expect((await shopMails(reference))[0]).toContain(`Subject: [suspect] Message ${reference}`);
      expect(await mailsTo(backend(), body.sender.email)).toEqual([]);
    });

    it('confirms a message with three links, which it marks', async () => {
      const body = contact({ message: 'https://a.example www.b.example http://c.example' });
      const { reference } = await settled(post('/contact', body));
      expect((await shopMails(reference))[0]).toContain('[suspect]');
      expect(await mailsTo(backend(), body.sender.email)).toHaveLength(1);
    });

    it('stores a request once that is sent many times at once under one key', async () => {
      const body = contact();
      const headers = { 'idempotency-key': 'a-key-of-one-form-0001' };
      const answers = await Promise.all(Array.from({ length: 10 }, () => post('/contact', body, { headers })));
      expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
      expect(answers.every(({ statusCode }) => statusCode === 202)).toBe(true);
      const kept = (await db().select().from(requests)).filter(({ email }) => email === body.sender.email);
      expect(kept).toHaveLength(1);
      const slower = { ...body, guard: { trap: '', elapsedMs: 60_000 } };
      expect((await post('/contact', slower, { headers })).body).toBe(answers[0]?.body);
      const other = await post('/contact', { ...body, message: 'Something else' }, { headers });
      expect([other.statusCode, other.json().code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
      ahead = day + 1000;
      expect((await post('/contact', body, { headers })).json()).not.toEqual(answers[0]?.json());
      ahead = 0;
    });

    it.each([
      ['/contact', contact({ message: ' \n ' }), '/message', 'required'],
      [
        '/contact',
        contact({ sender: { ...freshSender(), email: 'anna@nothing.com' } }),
        '/sender/email',
        'email_invalid_domain',
      ],
      [
        '/contact',
        contact({ sender: { ...freshSender(), customerType: 'Business', company: 'X', vatNumber: 'DE123456789' } }),
        '/sender/vatNumber',
        'vatNumber',
      ],
      ['/newsletter', { email: 'anna@null-mx.com', guard: byPerson }, '/email', 'email_invalid_domain'],
      ['/quotations', { lines: [], files: [], message: '' }, '/message', 'required'],
      ['/quotations', { lines: [{ productId: 'no-such', quantity: 1 }] }, '/lines/0/productId', 'product'],
      [
        '/quotations',
        {
          lines: [
            { productId: 'panel', quantity: 1 },
            { productId: 'panel', sku: 'RA-1', quantity: 1 },
          ],
        },
        '/lines/1/sku',
        'sku',
      ],
      [
        '/quotations',
        { address: { street: 'A', houseNumber: '1', postalCode: '12345', city: 'B', country: 'NL' } },
        '/address/postalCode',
        'postalCode',
      ],
      ['/advice-requests', { preferredContact: 'Phone' }, '/sender/phone', 'required'],
    ])('%s reports what is wrong, and stores nothing', async (url, changes, pointer, rule) => {
      const base = {
        '/quotations': { sender: freshSender(), lines: [], files: [], message: 'Rafts', guard: byPerson },
        '/advice-requests': {
          sender: freshSender(),
          room: { kind: 'Office' },
          problem: 'Echo',
          message: 'It echoes',
          files: [],
          preferredContact: 'Email',
          guard: byPerson,
        },
      }[url];
      const before = await db().select().from(requests);
      const answer = await post(url, { ...base, ...changes });
      expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ in: 'body', pointer, rule }] });
      expect(await db().select().from(requests)).toHaveLength(before.length);
    });

    it('counts senders by the address they come from and by the one they give', async () => {
      const from = { headers: { 'x-client-address': '198.51.100.77' } };
      const statuses: number[] = [];
      for (let count = 0; count < 21; count += 1) statuses.push((await post('/contact', contact(), from)).statusCode);
      expect(statuses.indexOf(429)).toBe(20);
      const sender = freshSender();
      const byAddress: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        byAddress.push((await post('/contact', contact({ sender }))).statusCode);
      }
      expect(byAddress.indexOf(429)).toBe(10);
      const email = freshEmail();
      const wishes: number[] = [];
      for (let count = 0; count < 4; count += 1) wishes.push((await subscribe(email)).statusCode);
      expect(wishes).toEqual([202, 202, 202, 429]);
    });

    it('shows customers their requests, and deletes them with the account', async () => {
      const { email, authorization } = await addCustomer(backend());
      await post('/contact', contact({ sender: { ...freshSender(), email: email.toUpperCase() } }));
      await subscribe(email);
      expect(await backend().read('/me?include=everything', { headers: { authorization } })).toMatchObject({
        everything: {
          requests: [{ kind: 'contact', text: expect.stringContaining('Do you deliver to a third floor?') }],
        },
      });
      const will = { currentPassword: testPassword, confirmation: 'DELETE' };
      await backend().ask('/me', { method: 'DELETE', headers: { authorization }, body: will });
      expect((await db().select().from(requests)).filter((row) => row.email === email.toUpperCase())).toEqual([]);
      expect(await getSubscription(email)).toBeUndefined();
    });

    it('erases requests after a year, and receipts after a day', async () => {
      const headers = { 'idempotency-key': 'a-key-of-one-form-0002' };
      await post('/contact', contact(), { headers });
      await mailsTo(backend(), shopMailbox);
      ahead = 364 * day;
      await backend().backend.accounts.expiry.wake();
      expect(await db().select().from(requestReceipts)).toEqual([]);
      expect((await db().select().from(requests)).length).toBeGreaterThan(0);
      // Some were received a day ahead.
      ahead = 368 * day;
      await backend().backend.accounts.expiry.wake();
      ahead = 0;
      expect(await db().select().from(requests)).toEqual([]);
    });
  });
}
