import type { ReactNode } from 'react';

/** For password managers, which keep passwords under this name. Not sent on, and seen by nobody. */
export function UsernameField({ email }: { readonly email: string }): ReactNode {
  return <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />;
}
