import { email } from '../rules/email.ts';
import { currentPassword } from '../rules/password.ts';
import { object } from '../yup.ts';

export const loginSchema = object({ email: email().required(), password: currentPassword().required() });
