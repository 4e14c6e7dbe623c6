import { describe, expect, it } from 'vitest';
import { createDomainCheck } from '#backend/checks/email-domain.ts';
import { mailDomains } from '#tests/support/mail-domains.ts';

const now = () => new Date();
const check = createDomainCheck(mailDomains, now);

describe('the domain of an e-mail address', () => {
  it.each([
    ['mail.com', 'reachable'],
    [' Mail.COM ', 'reachable'],
    ['address-only.com', 'reachable'],
    ['null-mx.com', 'unreachable'],
    ['nothing.com', 'unreachable'],
    ['no-such.com', 'unreachable'],
    ['broken.com', 'unknown'],
    ['slow.com', 'unknown'],
    ['voorbeeld.example', 'unknown'],
    ['localhost', 'unreachable'],
    ['192.0.2.1', 'unreachable'],
    ['a b.com', 'unreachable'],
    ['..', 'unreachable'],
  ])('%s is %s', async (domain, verdict) => {
    expect(await check(domain)).toMatchObject({ verdict });
  });

  it('is looked up in ASCII', async () => {
    expect(await check('Müller.de')).toMatchObject({ domain: 'xn--mller-kva.de' });
  });

  it('accepts every domain on a network without DNS', async () => {
    const nowhere = async () => {
      throw Object.assign(new Error('query'), { code: 'ENOTFOUND' });
    };
    const closed = { resolveMx: nowhere, resolve4: nowhere, resolve6: nowhere, resolveNs: nowhere };
    expect(await createDomainCheck(closed, now)('mail.com')).toMatchObject({ verdict: 'unknown' });
  });

  it('is requested once an hour after an answer', async () => {
    let asked = 0;
    let time = 0;
    const counting = {
      ...mailDomains,
      async resolveMx(name: string) {
        asked += 1;
        return await mailDomains.resolveMx(name);
      },
    };
    const remembering = createDomainCheck(counting, () => new Date(time));
    const lookUp = async (domain: string, times: number) => {
      asked = 0;
      for (let count = 0; count < times; count += 1) await remembering(domain);
      return asked;
    };
    expect(await lookUp('mail.com', 3)).toBe(1);
    expect(await lookUp('slow.com', 3)).toBe(3);
    time = 60 * 60 * 1000 + 1;
    expect(await lookUp('mail.com', 3)).toBe(1);
  });

  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['hotmsil.com', 'hotmail.com'],
    ['ziggo.ml', 'ziggo.nl'],
    ['gmail.com', undefined],
    ['feltwerk.nl', undefined],
  ])('%s may have been meant to be %s', async (typed, suggestion) => {
    expect((await check(typed)).suggestion).toBe(suggestion);
  });
});
