/** What the links of the newsletter's mails carry besides their token: `?for=leaving` where they end it. */
export function isLeaving(search: string): boolean {
  return new URLSearchParams(search).get('for') === 'leaving';
}

/** The same page once its button was used; the token is of no more use. */
export function doneAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return `${pathname}?${new URLSearchParams({ ...(isLeaving(search) && { for: 'leaving' }), sent: '1' })}`;
}
