import { defineForm } from '#runtime/forms/form-definition.ts';
import { adviceRequestSchema, toAdviceRequest } from '#runtime/validation/forms/advice-request.ts';

export const adviceForm = defineForm({
  name: 'advice',
  schema: adviceRequestSchema,
  input: toAdviceRequest,
  mutation: (trpc) => trpc.requests.advice.mutationOptions(),
});
