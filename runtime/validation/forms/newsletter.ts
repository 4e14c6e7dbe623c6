import { email } from '../rules/email.ts';
import { line } from '../rules/text.ts';
import { object } from '../yup.ts';
import { guardFields } from './guard.ts';
import { longestName } from './sender.ts';

export const newsletterSchema = object({ email: email().required(), firstName: line(longestName), ...guardFields });
