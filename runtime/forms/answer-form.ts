import type { FormError, SentValues } from '#runtime/contracts/form.ts';
import type { Action, ActionContext, GoOn, ShowAgain } from '#runtime/data/action.ts';
import { readRejectedFiles } from './file-rejections.ts';
import type { FormDefinition } from './form-definition.ts';
import { formNameField } from './form-name-field.ts';
import { storeInvalidSubmission } from './invalid-submission.ts';
import { sendForm } from './send-form.ts';

/** Answers one form of a screen. */
export type FormAction = (context: ActionContext) => Promise<GoOn | ShowAgain>;

/**
 * Handles a form that was sent without JavaScript.
 *
 * @param goOn - Where to when it was taken.
 * @param findFurther - What else stands against it, by field.
 */
export async function answerForm<Value, Input, Answer>(
  definition: FormDefinition<Value, Input, Answer>,
  context: ActionContext,
  goOn: (taken: { readonly value: Value; readonly answer: Answer }) => string,
  findFurther: (sent: SentValues) => Readonly<Record<string, FormError>> = () => ({}),
): Promise<GoOn | ShowAgain> {
  const sent = sentValues(context.form);
  const result = await sendForm(definition, sent, context, { ...findFurther(sent), ...readRejectedFiles(sent) });
  if (result.ok) return { to: goOn(result) };
  storeInvalidSubmission(context.queryClient, definition.name, result.invalid);
  return { status: result.status };
}

/** Creates the action of a screen with several forms, by their names. An unknown form is answered with the page. */
export function createAction(forms: Readonly<Record<string, FormAction>>): Action {
  return async (context) => {
    const name = context.form.get(formNameField);
    const action = typeof name === 'string' && Object.hasOwn(forms, name) ? forms[name] : undefined;
    return action ? action(context) : { status: 400 };
  };
}

/** Returns the texts of a form; of several fields with one name the last. */
function sentValues(form: FormData): SentValues {
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value;
  return values;
}
