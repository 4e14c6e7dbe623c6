/** Query parameter that is set when the mail has been sent. */
const parameter = 'sent';

/** Returns the address of the screen `forgotPassword` after a mail was requested. */
export function passwordMailSentAddress(forgotPassword: string): string {
  return `${forgotPassword}?${parameter}`;
}

/** Returns whether a mail was requested. */
export function isPasswordMailSent(search: URLSearchParams): boolean {
  return search.has(parameter);
}
