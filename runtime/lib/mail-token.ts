/** Parameter with a mail's token, which can be used once. */
export const mailTokenParameter = 'token';

/** Returns the token in an address from a mail. */
export function readMailToken(search: URLSearchParams): string | undefined {
  return search.get(mailTokenParameter) || undefined;
}

/** Returns the query of an address without a mail's token. */
export function withoutMailToken(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(mailTokenParameter)) return search;
  parameters.delete(mailTokenParameter);
  const kept = parameters.toString();
  return kept === '' ? '' : `?${kept}`;
}
