import { describe, expect, it } from 'vitest';
import { checkValues } from '#runtime/validation/check-values.ts';
import { addressSchema } from '#runtime/validation/forms/address.ts';
import { quotationSchema } from '#runtime/validation/forms/quotation.ts';
import { registerSchema } from '#runtime/validation/forms/register.ts';

const registration = {
  customerType: 'Private',
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'sanne@voorbeeld.nl',
  password: 'Stil&Warm2026',
  passwordConfirmation: 'Stil&Warm2026',
  termsAccepted: 'on',
};

describe('a form that is checked', () => {
  it('gives the values as the schema knows them, without what it does not know', async () => {
    const sent = { ...registration, firstName: ' Sanne ', phone: '', evil: 'x' };
    expect(await checkValues(registerSchema, sent)).toEqual({
      ok: true,
      value: { ...registration, newsletter: false, termsAccepted: true },
    });
  });

  it('returns one error per field, in the order of the form', async () => {
    const checked = await checkValues(registerSchema, { customerType: 'Business', email: 'x', password: 'kort' });
    expect(Object.entries(checked.ok ? {} : checked.errors)).toEqual([
      ['companyName', { key: 'yup:mixed.required' }],
      ['firstName', { key: 'yup:mixed.required' }],
      ['lastName', { key: 'yup:mixed.required' }],
      ['email', { key: 'yup:string.email' }],
      ['password', { key: 'yup:string.min', values: { count: 8 } }],
      ['passwordConfirmation', { key: 'yup:mixed.required' }],
      ['termsAccepted', { key: 'yup:boolean.isValue' }],
    ]);
  });

  it('never repeats what was typed', async () => {
    const secret = 'geheim wachtwoord';
    const checked = await checkValues(registerSchema, {
      ...registration,
      password: secret,
      passwordConfirmation: `${secret}!`,
    });
    expect(checked.ok).toBe(false);
    expect(JSON.stringify(checked)).not.toContain('geheim');
  });

  it('shows a postal code of the country that was chosen', async () => {
    const checked = await checkValues(addressSchema, { country: 'GB', postalCode: '3511 LX' });
    expect(checked.ok ? {} : checked.errors.postalCode).toEqual({
      key: 'yup:string.matches',
      values: { example: 'EC1A 1BB' },
    });
  });

  it('names the fields of lists as they are sent', async () => {
    const checked = await checkValues(quotationSchema, {
      'lines.0.productId': 'fjord',
      'lines.0.quantity': '2',
      'lines.1.productId': 'fjord',
      'lines.1.quantity': '0',
    });
    const errors = checked.ok ? {} : checked.errors;
    expect(errors['lines.1.quantity']).toEqual({ key: 'yup:number.min', values: { count: 1 } });
    expect(errors['lines.0.quantity']).toBeUndefined();
  });
});
