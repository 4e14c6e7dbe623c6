import { tick } from '../rules/choice.ts';
import { line } from '../rules/text.ts';
import { object } from '../yup.ts';

/** Max. characters of a BCP 47 tag in the specification. */
const maxLocaleLength = 16;

/** A customer's newsletter choice and language. */
export const accountPreferencesSchema = object({ locale: line(maxLocaleLength).required(), newsletter: tick() });
