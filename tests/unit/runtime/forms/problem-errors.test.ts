import { describe, expect, it } from 'vitest';
import { problemErrors } from '#runtime/forms/problem-errors.ts';

const invalid = { code: 'VALIDATION_FAILED', messageKey: 'apiErrors:VALIDATION_FAILED' } as const;

describe('what a problem of the API says of a form', () => {
  it('stands at the field that the form names for it', () => {
    const taken = { code: 'EMAIL_IN_USE', messageKey: 'apiErrors:EMAIL_IN_USE' } as const;
    expect(problemErrors(taken, { EMAIL_IN_USE: 'email' })).toEqual({
      errors: { email: { key: 'apiErrors:EMAIL_IN_USE' } },
    });
    expect(problemErrors(taken)).toEqual({ errors: {}, problem: { key: 'apiErrors:EMAIL_IN_USE' } });
  });

  it('stands at the fields that the API names, with a text for each rule', () => {
    const breaches = { '/vatNumber': 'vatNumber', '/details/email': 'email_invalid_domain', '/firstName': 'pattern' };
    expect(problemErrors({ ...invalid, breaches }, {}, { email: 'jan@no-mail.example ' })).toEqual({
      errors: {
        vatNumber: { key: 'yup:mixed.vatNumber' },
        email: { key: 'yup:email_invalid_domain', values: { domain: 'no-mail.example' } },
        firstName: { key: 'yup:mixed.notType' },
      },
    });
  });

  it('is about the form as a whole where no field is named', () => {
    expect(problemErrors(invalid)).toEqual({ errors: {}, problem: { key: 'apiErrors:VALIDATION_FAILED' } });
    expect(problemErrors({ ...invalid, breaches: { '': 'required' } })).toEqual({
      errors: {},
      problem: { key: 'apiErrors:VALIDATION_FAILED' },
    });
  });
});
