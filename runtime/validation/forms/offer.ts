import { identifier } from '../rules/identifier.ts';
import { object } from '../yup.ts';

/** The offer to order by. */
export const offerOrderSchema = object({ offerId: identifier().required() });
