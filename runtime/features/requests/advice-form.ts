import { defineForm } from '#runtime/forms/form-definition.ts';
import { adviceRequestSchema } from '#runtime/validation/forms/advice-request.ts';
import { guardOf, senderOf } from './request-parts.ts';

/** People know rooms in centimetres, the API wants millimetres. */
const millimetres = (centimetres: number | undefined): number | undefined =>
  centimetres === undefined ? undefined : centimetres * 10;

export const adviceForm = defineForm({
  name: 'advice',
  schema: adviceRequestSchema,
  input: ({
    kind,
    length,
    width,
    height,
    ceiling,
    floor,
    walls,
    problem,
    message,
    preferredContact,
    files,
    ...rest
  }) => ({
    sender: senderOf(rest),
    room: {
      kind,
      ...present('length', millimetres(length)),
      ...present('width', millimetres(width)),
      ...present('height', millimetres(height)),
      ...present('ceiling', ceiling),
      ...present('floor', floor),
      ...present('walls', walls),
    },
    problem,
    message,
    preferredContact,
    files,
    guard: guardOf(rest),
  }),
  mutation: (trpc) => trpc.requests.advice.mutationOptions(),
});

function present<Name extends string, Value>(name: Name, value: Value | undefined): { readonly [K in Name]?: Value };
function present(name: string, value: unknown): Readonly<Record<string, unknown>> {
  return value === undefined ? {} : { [name]: value };
}
