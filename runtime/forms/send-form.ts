import type { QueryClient } from '@tanstack/react-query';
import type { FormError, InvalidSubmission, SentValues } from '#runtime/contracts/form.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { readProblem } from '#runtime/data/read-problem.ts';
import { checkValues } from '#runtime/validation/check-values.ts';
import type { FormDefinition } from './form-definition.ts';
import { problemErrors } from './problem-errors.ts';

/** An accepted form, with the procedure's answer. */
export interface TakenForm<Value, Answer> {
  readonly ok: true;
  readonly value: Value;
  readonly answer: Answer;
}

/** A rejected form. */
export interface NotTaken {
  readonly ok: false;
  readonly invalid: InvalidSubmission;
  /** HTTP status of the page that shows it. */
  readonly status: number;
}

/** Status of a form whose values break its rules (RFC 9110, 15.5.21). */
const unprocessable = 422;

/**
 * Validates a form and calls its procedure, in the browser and on the server.
 *
 * @param against - What stands against it, by field, besides its schema.
 * @throws whatever is no problem of an API.
 */
export async function sendForm<Value, Input, Answer>(
  { schema, secret = [], fieldOf, input, mutation }: FormDefinition<Value, Input, Answer>,
  sent: SentValues,
  { queryClient, trpc }: { readonly queryClient: QueryClient; readonly trpc: LoadContext['trpc'] },
  against: Readonly<Record<string, FormError>> = {},
): Promise<TakenForm<Value, Answer> | NotTaken> {
  const values = Object.fromEntries(Object.entries(sent).filter(([name]) => !secret.includes(name)));
  const checked = await checkValues(schema, sent);
  const errors = { ...(checked.ok ? {} : checked.errors), ...against };
  if (!checked.ok || Object.keys(errors).length > 0) {
    return { ok: false, status: unprocessable, invalid: { values, errors } };
  }
  const { value } = checked;
  const { mutationKey, mutationFn } = mutation(trpc);
  try {
    const answer = await queryClient
      .getMutationCache()
      .build<Answer, unknown, Input, unknown>(queryClient, {
        ...(mutationKey && { mutationKey }),
        ...(mutationFn && { mutationFn }),
      })
      .execute(input(value, sent));
    return { ok: true, value, answer };
  } catch (error) {
    const problem = readProblem(error);
    if (!problem) throw error;
    return { ok: false, status: problem.status, invalid: { values, ...problemErrors(problem, fieldOf, sent) } };
  }
}
