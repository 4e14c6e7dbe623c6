/** What a schema makes of the fields that every request has. */
interface Checked {
  readonly customerType: 'Private' | 'Business';
  readonly company?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
}

/** Who sends a request, as the content API wants it. */
export function senderOf({ customerType, company = '', vatNumber, firstName, lastName, email, phone }: Checked) {
  const person = { firstName, lastName, email, ...(phone !== undefined && { phone }) };
  if (customerType === 'Private') return { customerType, ...person };
  return { customerType, company, ...(vatNumber !== undefined && { vatNumber }), ...person };
}

/** What tells a person from a machine, as the APIs want it. */
export function guardOf({ trap, elapsedMs }: { readonly trap: string; readonly elapsedMs: number }) {
  return { trap, elapsedMs };
}
