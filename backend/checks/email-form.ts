/** The HTML standard's pattern with a dot in the domain, as `Email` of the spec has it. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Characters: one letter and the shortest domain; and RFC 5321 section 4.5.3.1.3 without the brackets. */
const minLength = 6;
const maxLength = 254;

/** Returns whether a text has the format of an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && pattern.test(text);
}
