import type { MutationFunction, MutationKey } from '@tanstack/react-query';
import type { SentValues } from '#runtime/contracts/form.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import type { FormSchema } from '#runtime/validation/check-values.ts';

/** A form of the site, for the browser and for the action that handles it without JavaScript. */
export interface FormDefinition<Value, Input, Answer> {
  /** Unique among the forms of its page; sent as `form`. */
  readonly name: string;
  readonly schema: FormSchema<Value>;
  /** Fields whose values are never sent back. */
  readonly secret?: readonly string[];
  /** The field of an API problem, by its code; other problems concern the whole form. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** Creates the input of the procedure. */
  readonly input: (value: Value, sent: SentValues) => Input;
  /** The procedure that handles it. */
  readonly mutation: (trpc: LoadContext['trpc']) => {
    readonly mutationKey?: MutationKey;
    readonly mutationFn?: MutationFunction<Answer, Input>;
  };
}

/** Infers the types of a form's definition. */
export function defineForm<Value, Input, Answer>(
  definition: FormDefinition<Value, Input, Answer>,
): FormDefinition<Value, Input, Answer> {
  return definition;
}
