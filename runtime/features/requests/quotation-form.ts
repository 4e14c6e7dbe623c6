import { defineForm } from '#runtime/forms/form-definition.ts';
import { quotationSchema, toQuotationRequest } from '#runtime/validation/forms/quotation.ts';

export const quotationForm = defineForm({
  name: 'quotation',
  schema: quotationSchema,
  input: toQuotationRequest,
  mutation: (trpc) => trpc.requests.quotation.mutationOptions(),
});
