import type { MutationFunction, MutationKey } from '@tanstack/react-query';
import type { AnyObjectSchema, InferType } from 'yup';
import type { SentValues } from '#runtime/contracts/form.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';

/** A form of the site: the same in the browser and where it is sent to without JavaScript. */
export interface FormDefinition<Schema extends AnyObjectSchema, Input, Answer> {
  /** Tells it from other forms of its page; sent along as `form`. */
  readonly name: string;
  readonly schema: Schema;
  /** Fields that are never sent back to be shown again. */
  readonly secret?: readonly string[];
  /** The field that a problem of the API is about, by the problem's code; others are about the form as a whole. */
  readonly fieldOf?: Readonly<Record<string, string>>;
  /** What the procedure is given. */
  readonly input: (value: InferType<Schema>, sent: SentValues) => Input;
  /** The procedure that takes it. */
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
