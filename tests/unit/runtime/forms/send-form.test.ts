import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { describe, expect, it } from 'vitest';
import { defineForm } from '#runtime/forms/form-definition.ts';
import { sendForm } from '#runtime/forms/send-form.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import { loginSchema } from '#runtime/validation/forms/login.ts';

const queryClient = new QueryClient();
const trpc = createTRPCOptionsProxy<AppRouter>({ client: createTRPCClient<AppRouter>({ links: [] }), queryClient });

/** Creates a form with a procedure of the test. */
const formThat = (take: (input: { email: string }) => Promise<string>) =>
  defineForm({
    name: 'login',
    schema: loginSchema,
    secret: ['password'],
    fieldOf: { EMAIL_IN_USE: 'email' },
    input: ({ email }) => ({ email }),
    mutation: () => ({ mutationFn: take }),
  });

/** Creates the client's error for a rejected call. */
function rejection(code: 'EMAIL_IN_USE' | 'CREDENTIALS_INVALID', httpStatus: number): Error {
  return TRPCClientError.from<AppRouter>({
    error: {
      code: -32_000,
      message: code,
      data: { code: 'CONFLICT', httpStatus, path: '', problem: { code, messageKey: `apiErrors:${code}` } },
    },
  });
}

const sent = { email: ' jan@mail.com ', password: 'Stil&Warm2026', form: 'login' };

describe('sending a form', () => {
  it('hands what the schema made of it to the procedure', async () => {
    const result = await sendForm(
      formThat(async ({ email }) => `taken for ${email}`),
      sent,
      { queryClient, trpc },
    );
    expect(result).toMatchObject({ ok: true, answer: 'taken for jan@mail.com', value: { email: 'jan@mail.com' } });
  });

  it('sends nothing that the schema rejects, and returns the draft without secrets', async () => {
    let asked = 0;
    const form = formThat(async () => `asked ${++asked} times`);
    const result = await sendForm(form, { ...sent, email: 'jan' }, { queryClient, trpc });
    expect(result).toEqual({
      ok: false,
      status: 422,
      invalid: { values: { email: 'jan', form: 'login' }, errors: { email: { key: 'yup:string.email' } } },
    });
    expect(asked).toBe(0);
  });

  it('says what the API said, with its status, at the field it is about', async () => {
    const taken = formThat(() => Promise.reject(rejection('EMAIL_IN_USE', 409)));
    expect(await sendForm(taken, sent, { queryClient, trpc })).toEqual({
      ok: false,
      status: 409,
      invalid: {
        values: { email: ' jan@mail.com ', form: 'login' },
        errors: { email: { key: 'apiErrors:EMAIL_IN_USE' } },
      },
    });
    const wrong = formThat(() => Promise.reject(rejection('CREDENTIALS_INVALID', 401)));
    expect(await sendForm(wrong, sent, { queryClient, trpc })).toMatchObject({
      ok: false,
      status: 401,
      invalid: { errors: {}, problem: { key: 'apiErrors:CREDENTIALS_INVALID' } },
    });
  });

  it('hides no mistake of ours', async () => {
    const broken = formThat(() => Promise.reject(new TypeError('a bug')));
    await expect(sendForm(broken, sent, { queryClient, trpc })).rejects.toThrow('a bug');
  });
});
