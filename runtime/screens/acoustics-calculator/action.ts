import { planForm } from '#runtime/features/acoustics/plan-form.ts';
import { answerForm, createAction } from '#runtime/forms/answer-form.ts';

export const action = createAction({
  addPlan: (context) => answerForm(planForm, context, () => context.href('cart') ?? '/'),
});
