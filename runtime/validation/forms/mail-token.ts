import { mailToken } from '../rules/mail-token.ts';
import { object } from '../yup.ts';

/** A token out of a mail, where the page was not opened by its link: confirming an account, an address, a subscription. */
export const mailTokenSchema = object({ token: mailToken().required() });
