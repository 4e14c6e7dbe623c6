/** The HTML standard's pattern with a dot in the domain, as `Email` of the spec has it. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Characters: a letter, and a domain of the shortest kind; and RFC 5321 section 4.5.3.1.3 less the brackets. */
const minLength = 6;
const maxLength = 254;

/** Whether a text is an e-mail address by form. */
export function isEmailAddress(text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && pattern.test(text);
}
