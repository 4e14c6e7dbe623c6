/** Parameter under which mails hand a page a token that works once. */
export const mailTokenParameter = 'token';

/** The token that an address from a mail carries. */
export function readMailToken(search: URLSearchParams): string | undefined {
  return search.get(mailTokenParameter) || undefined;
}

/** The query of an address without the token that it came with out of a mail. */
export function withoutMailToken(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(mailTokenParameter)) return search;
  parameters.delete(mailTokenParameter);
  const kept = parameters.toString();
  return kept === '' ? '' : `?${kept}`;
}
