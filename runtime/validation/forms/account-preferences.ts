import { tick } from '../rules/choice.ts';
import { line } from '../rules/text.ts';
import { object } from '../yup.ts';

/** Characters of a BCP 47 tag in the spec. */
const maxLocaleLength = 16;

/** What a customer wants to be sent, and in which language: one of the shop's, which the API knows. */
export const accountPreferencesSchema = object({ locale: line(maxLocaleLength).required(), newsletter: tick() });
