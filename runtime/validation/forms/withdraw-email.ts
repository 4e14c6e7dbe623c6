import { currentPassword } from '../rules/password.ts';
import { object } from '../yup.ts';

/** Taking back a change of e-mail address that was not confirmed yet. */
export const withdrawEmailSchema = object({ currentPassword: currentPassword().required() });
