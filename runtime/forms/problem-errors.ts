import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { FormError, InvalidSubmission, SentValues } from '#runtime/contracts/form.ts';
import type { CallProblem } from '#runtime/data/read-problem.ts';

/** Messages for rules that only the API can check. */
const ruleTexts: Readonly<Record<string, MessageKey>> = {
  vatNumber: 'yup:mixed.vatNumber',
  email_in_use: 'yup:email_in_use',
  email_invalid_domain: 'yup:email_invalid_domain',
  required: 'yup:mixed.required',
  licenseCode: 'yup:licenseCode',
  fileUnknown: 'product:problem.file',
  fileType: 'product:problem.file',
};

/**
 * Returns the errors that a problem of the API means for a form: of the fields it names, or of the form as a whole.
 *
 * @param fieldOf - The field that a problem is about, by its code.
 * @param sent - What was typed: some texts name a part of it.
 */
export function problemErrors(
  { code, messageKey, breaches = {} }: Pick<CallProblem, 'code' | 'messageKey' | 'breaches'>,
  fieldOf: Readonly<Record<string, string>> = {},
  sent: SentValues = {},
): Pick<InvalidSubmission, 'errors' | 'problem'> {
  const field = fieldOf[code];
  if (field !== undefined) return { errors: { [field]: { key: messageKey } } };
  const errors: Record<string, FormError> = {};
  for (const [pointer, rule] of Object.entries(breaches)) {
    const name = fieldAt(pointer);
    if (!name) continue;
    const key = ruleTexts[rule] ?? 'yup:mixed.notType';
    errors[name] = key === 'yup:email_invalid_domain' ? { key, values: { domain: getDomain(sent[name]) } } : { key };
  }
  return Object.keys(errors).length > 0 ? { errors } : { errors, problem: { key: messageKey } };
}

function getDomain(email = ''): string {
  return email.slice(email.lastIndexOf('@') + 1).trim();
}

/**
 * Returns the field that a pointer leads to: the last part; for a part of a list `lines.0.productId`, for a choice
 * `values.edge.valueId`.
 */
function fieldAt(pointer: string): string | undefined {
  const parts = pointer.split('/');
  if (parts[1] === 'values') return parts.slice(1).join('.');
  const entry = parts.findIndex((part) => /^\d+$/.test(part));
  return entry > 0 ? parts.slice(entry - 1).join('.') : parts.at(-1);
}
