import { describe, expect, it } from 'vitest';
import { findEmailInUse, findInvalidEmailDomain } from '#runtime/validation/email-checks.ts';
import { findUnknownLicenseCode } from '#runtime/validation/license-code.ts';

const away = async (): Promise<never> => {
  throw new Error('The API is away.');
};
const uncalled = async (): Promise<never> => expect.fail('Nobody asked for this.');

describe('an e-mail address', () => {
  it('that has an account is reported, one that has none or cannot be looked up is not', async () => {
    const verdict = (available?: boolean) => async () => ({
      wellFormed: true,
      ...(available !== undefined && { available }),
    });
    expect(await findEmailInUse('a@b.nl', verdict(false))).toEqual({ key: 'yup:email_in_use' });
    expect(await findEmailInUse('a@b.nl', verdict(true))).toBeUndefined();
    expect(await findEmailInUse('a@b.nl', verdict())).toBeUndefined();
    expect(await findEmailInUse('a@b.nl', away)).toBeUndefined();
  });

  it('whose domain accepts no mail is reported, where that is certain', async () => {
    const verdict = (is: 'reachable' | 'unreachable' | 'unknown') => async (domain: string) => {
      expect(domain).toBe('gmial.com');
      return { verdict: is };
    };
    expect(await findInvalidEmailDomain('a@gmial.com', verdict('unreachable'))).toEqual({
      key: 'yup:email_invalid_domain',
      values: { domain: 'gmial.com' },
    });
    expect(await findInvalidEmailDomain('a@gmial.com', verdict('unknown'))).toBeUndefined();
    expect(await findInvalidEmailDomain('a@gmial.com', verdict('reachable'))).toBeUndefined();
    expect(await findInvalidEmailDomain('a@gmial.com', away)).toBeUndefined();
  });

  it('that is invalid is not looked up', async () => {
    expect(await findEmailInUse('anna', uncalled)).toBeUndefined();
    expect(await findInvalidEmailDomain('', uncalled)).toBeUndefined();
  });
});

describe('a licence code', () => {
  it('is looked up as it is written on the licence', async () => {
    const isKnown = async (code: string) => code === 'DUNES-2024-07';
    expect(await findUnknownLicenseCode(' dunes-2024-07 ', isKnown)).toBeUndefined();
    expect(await findUnknownLicenseCode('DUNES-2024-08', isKnown)).toEqual({ key: 'yup:licenseCode' });
  });

  it('that cannot be one is not looked up, and none that cannot be looked up is refused', async () => {
    expect(await findUnknownLicenseCode('DUNES/../x', uncalled)).toEqual({ key: 'yup:licenseCode' });
    expect(await findUnknownLicenseCode('', uncalled)).toBeUndefined();
    expect(await findUnknownLicenseCode('DUNES-2024-07', away)).toBeUndefined();
  });
});
