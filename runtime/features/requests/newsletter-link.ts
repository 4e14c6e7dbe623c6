/** Returns whether the link of a newsletter mail unsubscribes: `?for=leaving` beside its token. */
export function isLeaving(search: string): boolean {
  return new URLSearchParams(search).get('for') === 'leaving';
}

/** Returns the same page after its button was used; the token is then invalid. */
export function doneAddress({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return `${pathname}?${new URLSearchParams({ ...(isLeaving(search) && { for: 'leaving' }), sent: '1' })}`;
}
