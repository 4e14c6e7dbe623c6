import { email } from '../rules/email.ts';
import { object } from '../yup.ts';

export const forgotPasswordSchema = object({ email: email().required() });
