import { email } from '../rules/email.ts';
import { currentPassword } from '../rules/password.ts';
import { object } from '../yup.ts';

export const changeEmailSchema = object({ email: email().required(), currentPassword: currentPassword().required() });
