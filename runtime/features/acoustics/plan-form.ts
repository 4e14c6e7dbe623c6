import { defineForm } from '#runtime/forms/form-definition.ts';
import { roomPlanSchema } from '#runtime/validation/forms/room-plan.ts';

/** The form that puts what a room takes into the cart. */
export const planForm = defineForm({
  name: 'addPlan',
  schema: roomPlanSchema,
  input: ({ room }) => ({ room }),
  mutation: (trpc) => trpc.acoustics.addPlan.mutationOptions(),
});
