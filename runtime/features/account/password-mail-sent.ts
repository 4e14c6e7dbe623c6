/** Parameter of the address that says that a mail is on its way. */
const parameter = 'sent';

/** The address of the screen `forgotPassword` for who has just asked for a mail. */
export function passwordMailSentAddress(forgotPassword: string): string {
  return `${forgotPassword}?${parameter}`;
}

/** Whether a mail was asked for. */
export function isPasswordMailSent(search: URLSearchParams): boolean {
  return search.has(parameter);
}
