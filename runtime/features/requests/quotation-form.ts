import { defineForm } from '#runtime/forms/form-definition.ts';
import { quotationSchema } from '#runtime/validation/forms/quotation.ts';
import { guardOf, senderOf } from './request-parts.ts';

export const quotationForm = defineForm({
  name: 'quotation',
  schema: quotationSchema,
  input: ({ lines, files, message = '', neededBy, ...rest }) => ({
    sender: senderOf(rest),
    lines: lines.map(({ productId, sku, quantity, note }) => ({
      productId,
      quantity,
      ...(sku !== undefined && { sku }),
      ...(note !== undefined && { note }),
    })),
    files,
    message,
    ...(neededBy !== undefined && { neededBy }),
    guard: guardOf(rest),
  }),
  mutation: (trpc) => trpc.requests.quotation.mutationOptions(),
});
