import type { FormError } from '#runtime/contracts/form.ts';
import { nestValues } from './nest-values.ts';
import { isRuleKey, ValidationError } from './yup.ts';

/**
 * A schema of a form, as far as forms use it. The compiler compares every form with it; with yup's own types that took a quarter of
 * all type checking.
 */
export interface FormSchema<Value> {
  /** Names in the order of the form. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** @throws ValidationError */
  validate(value: unknown, options: { readonly abortEarly: false; readonly stripUnknown: true }): Promise<Value>;
}

/** The result of validating a form: the schema's value, or errors by field: `email`, `lines.0.quantity`. */
export type CheckedValues<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: Readonly<Record<string, FormError>> };

/**
 * Validates a form's values against its schema, in the browser and on the server. Every field has at most one error, in
 * the order of the form. Fields that the schema does not have are left out of the value.
 *
 * @param values - By field: texts as a sent form has them, or what a form library holds. Lists are lists, or
 * `lines.0.quantity`.
 */
export async function checkValues<Value>(
  schema: FormSchema<Value>,
  values: Readonly<Record<string, unknown>>,
): Promise<CheckedValues<Value>> {
  try {
    const value = await schema.validate(nestValues(values), { abortEarly: false, stripUnknown: true });
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, errors: errorsByField(error, Object.keys(schema.fields)) };
  }
}

/** @param order - The fields as the schema has them: yup tells of fields that others depend on last. */
function errorsByField(error: ValidationError, order: readonly string[]): Record<string, FormError> {
  const errors = new Map<string, FormError>();
  for (const { path = '', message, params } of error.inner.length > 0 ? error.inner : [error]) {
    const field = path.replaceAll(/\[(\d+)\]/g, '.$1');
    if (errors.has(field)) continue;
    const values = spoken(params);
    errors.set(field, { key: isRuleKey(message) ? message : 'yup:mixed.notType', ...(values && { values }) });
  }
  const rank = ([field]: [string, FormError]): number => order.indexOf(field.split('.', 1)[0] ?? '');
  return Object.fromEntries([...errors].sort((a, b) => rank(a) - rank(b)));
}

/**
 * Returns the values for a message: the bound or the step, as `count` too, which chooses the plural form, and an
 * example. Never the checked value, which may be a password.
 */
function spoken(params: Readonly<Record<string, unknown>> | undefined): FormError['values'] | undefined {
  const { min, max, length, step, example } = params ?? {};
  const count = [min, max, length, step].find((bound) => typeof bound === 'number');
  if (typeof count === 'number') return { count };
  return typeof example === 'string' ? { example } : undefined;
}
