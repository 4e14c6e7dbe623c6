import type { MutationFunction, MutationKey } from '@tanstack/react-query';
import type { AnyObjectSchema, InferType } from 'yup';
import type { SentValues } from '#runtime/contracts/form.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

/** A form of the site, for the browser and for the action that handles it without JavaScript. */
export interface FormDefinition<Schema extends AnyObjectSchema, Input, Answer> {
  /** Unique among the forms of its page; sent as `form`. */
  readonly name: string;
  readonly schema: Schema;
  /** Fields whose values are never sent back. */
  readonly secret?: readonly string[];
  /** The field of an API problem, by its code; other problems concern the whole form. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** Creates the input of the procedure. */
  readonly input: (value: InferType<Schema>, sent: SentValues) => Input;
  /** The procedure that handles it. */
  readonly mutation: (trpc: LoadContext['trpc']) => {
    readonly mutationKey?: MutationKey;
    readonly mutationFn?: MutationFunction<Answer, Input>;
  };
}

/** Infers the types of a form's definition. */
export function defineForm<Schema extends AnyObjectSchema, Input, Answer>(
  definition: FormDefinition<Schema, Input, Answer>,
): FormDefinition<Schema, Input, Answer> {
  return definition;
}
