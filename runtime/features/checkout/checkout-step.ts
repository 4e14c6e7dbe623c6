import type { components } from '#generated/contracts/product-api.ts';

type Order = components['schemas']['Order'];

/** The steps of the checkout, in order. */
export const checkoutSteps = ['details', 'delivery', 'payment', 'review'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** Query parameters of the step and the payment method; the API learns the method when the order is placed. */
const parameters = { step: 'step', method: 'method' } as const;

/** Returns the query of a step's address. */
export function stepSearch(step: CheckoutStep, method?: string): string {
  return `?${new URLSearchParams({ [parameters.step]: step, ...(method !== undefined && { [parameters.method]: method }) })}`;
}

/** Returns the payment method that the address names; `undefined` without one. */
export function chosenMethod(search: string): string | undefined {
  return new URLSearchParams(search).get(parameters.method) ?? undefined;
}

/** The payment method of an order that costs nothing. */
export const noMethod = 'none';

/** Returns the step that an address names; undefined where it names none. */
export function askedStep(search: string): CheckoutStep | undefined {
  const asked = new URLSearchParams(search).get(parameters.step);
  return checkoutSteps.find((step) => step === asked);
}

/** Returns the last step that can be shown: all data of the steps before it are known. */
export function furthestStep({ missing }: Pick<Order, 'missing'>, method: string | undefined): CheckoutStep {
  if (missing.includes('details')) return 'details';
  if (missing.includes('shipping')) return 'delivery';
  return method === undefined ? 'payment' : 'review';
}

/** Returns the step to show: the requested one, unless an earlier one has to come first. */
export function shownStep(search: string, order: Pick<Order, 'missing'>): CheckoutStep {
  const furthest = furthestStep(order, chosenMethod(search));
  const asked = askedStep(search) ?? furthest;
  return checkoutSteps.indexOf(asked) > checkoutSteps.indexOf(furthest) ? furthest : asked;
}
