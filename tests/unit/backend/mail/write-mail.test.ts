import { describe, expect, it } from 'vitest';
import type { Imprint } from '#backend/mail/imprint.ts';
import { writeMail } from '#backend/mail/write-mail.ts';
import { demoSeed } from '#tests/support/demo.ts';
import { mailKinds, sampleImprint } from '#tests/support/sample-mails.ts';

const locales = ['nl-NL', 'nl-BE', 'fr-BE', 'fr-FR', 'de-DE', 'de-AT', 'en-GB'];
const token = 'Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1LxA';
const shopName = 'Felt & <Foam>';
const imprint = { shopName };

/** Removes the marks around what a line does not end within. */
const withoutMarks = (html: string): string => html.replaceAll(/<\/?span[^>]*>/g, '');

describe('a mail', () => {
  it.each(locales)('says the same in %s as plain text and as HTML', (locale) => {
    for (const kind of mailKinds) {
      const { subject, text, html } = writeMail({ kind, locale, imprint });
      expect(subject).toContain(shopName);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).not.toContain('<Foam>');
      for (const paragraph of text.trim().split('\n\n')) {
        const escaped = paragraph.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        expect(withoutMarks(html)).toContain(escaped.replaceAll('\n', '<br>'));
      }
    }
  });

  it('has words of its own in each of the four languages', () => {
    for (const kind of mailKinds) {
      const texts = ['nl-NL', 'fr-FR', 'de-DE', 'en-GB'].map((locale) => writeMail({ kind, locale, imprint }).text);
      expect(new Set(texts).size).toBe(4);
    }
  });

  it('greets with the known part of a name, and not with invalid ones', () => {
    const getGreeting = (locale: string, name?: { first: string; last?: string }) =>
      writeMail({ kind: 'newsletterWelcome', locale, imprint, name }).text.split('\n', 1)[0];
    expect(getGreeting('de-DE', { first: 'Anna', last: 'Peeters' })).toBe('Guten Tag Anna Peeters,');
    expect(getGreeting('de-DE', { first: 'Anna' })).toBe('Guten Tag Anna,');
    expect(getGreeting('fr-FR', { first: 'Anna' })).toBe('Bonjour Anna,');
    expect(getGreeting('nl-NL', { first: 'Anna' })).toBe('Hallo Anna,');
    for (const first of ['', 'www.evil.example', 'You have won, call 0900']) {
      expect(getGreeting('en-GB', { first })).toBe(getGreeting('en-GB'));
    }
  });

  it('links to the page for its token, with any existing query', () => {
    const link = 'https://shop.example/reset?token=old&from="mail"';
    const { text, html } = writeMail({ kind: 'resetPassword', locale: 'en-GB', imprint, token, link });
    const address = `https://shop.example/reset?token=${token}&from=%22mail%22`;
    expect(text.split('\n')).toContain(address);
    expect(html).toContain(`<a href="${address.replaceAll('&', '&amp;')}"`);
  });

  it('carries its token by itself where no page is known', () => {
    const { text, html } = writeMail({ kind: 'resetPassword', locale: 'de-AT', imprint, token });
    expect(text).toContain(`Ihr Code: ${token}`);
    expect(html).toContain(token);
    expect(html).not.toContain('<a ');
  });

  it('is in English for languages without texts', () => {
    expect(writeMail({ kind: 'passwordChanged', locale: 'pl-PL', imprint }).text).toContain('Kind regards');
  });

  it.each([
    ['nl-NL', 'binnen één werkdag', 'Liever bellen? +31 74 201 0140, maandag – vrijdag 08:30–17:00'],
    ['nl-BE', 'binnen één werkdag', 'Liever bellen? +31 74 201 0140, maandag – vrijdag 08:30–17:00'],
    ['fr-BE', 'd’un jour ouvrable', 'Vous préférez téléphoner\u202f? +31 74 201 0140, lundi – vendredi 08:30–17:00'],
    ['fr-FR', 'd’un jour ouvrable', 'Vous préférez téléphoner\u202f? +31 74 201 0140, lundi – vendredi 08:30–17:00'],
    ['de-DE', 'eines Werktags', 'Möchten Sie lieber anrufen? +31 74 201 0140, Montag – Freitag 08:30–17:00 Uhr'],
    ['de-AT', 'eines Werktags', 'Möchten Sie lieber anrufen? +31 74 201 0140, Montag – Freitag 08:30–17:00 Uhr'],
    ['en-GB', 'within one working day', 'Would you rather call? +31 74 201 0140, Monday – Friday 08:30–17:00'],
  ])('says in %s when a message is answered, and how to call until then', (locale, when, call) => {
    const { text, html } = writeMail({
      kind: 'contactReceived',
      locale,
      imprint: sampleImprint('db-noise-control', locale),
      reference: 'CT-2026-000007',
    });
    const [, thanks, calling] = text.split('\n\n');
    expect(thanks).toContain(when);
    expect(calling).toBe(call);
    expect(withoutMarks(html)).toContain(`>${call}</p>`);
    // Neither the number nor the hours are torn apart.
    expect(html).toContain('<span style="white-space:nowrap">CT-2026-000007</span>');
    expect(html).toContain('<span style="white-space:nowrap">08:30–17:00</span>');
  });

  it('offers no call where the phone of the shop is not known, and no hours where they are not', () => {
    const write = (sender: Imprint) => writeMail({ kind: 'contactReceived', locale: 'nl-NL', imprint: sender }).text;
    const { seller, ...others } = sampleImprint('group', 'nl-NL');
    expect(write(others)).not.toContain('bellen');
    const withoutHours = { ...others, ...(seller && { seller: { ...seller, hours: '' } }) };
    expect(write(withoutHours)).toContain('\n\nLiever bellen? +31 74 201 0100\n\n');
  });

  it('has the company, its address and its phone at its foot, in every shop', () => {
    for (const { id, seller } of demoSeed.shops) {
      for (const kind of mailKinds) {
        const { text } = writeMail({ kind, locale: 'de-DE', imprint: sampleImprint(id, 'de-DE') });
        const hours = '(Montag – Freitag 08:30–17:00 Uhr)';
        expect(text).toContain(
          `\n\n${seller?.companyName}\nDiamantstraat 25, 7554 TA Hengelo, Niederlande\nTelefon ${seller?.phone} ${hours}\n`,
        );
      }
    }
  });
});
