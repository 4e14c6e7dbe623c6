import type { ReactNode } from 'react';

/** Adds a hidden field for password managers, which store passwords under this name. Not sent on. */
export function UsernameField({ email }: { readonly email: string }): ReactNode {
  return <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />;
}
