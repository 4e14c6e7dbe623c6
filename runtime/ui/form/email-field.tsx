import type { ComponentProps, ReactNode } from 'react';
import { TextField } from './text-field.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'spellCheck'> {
  /** As in the HTML standard: `username` beside a password, for login. */
  readonly autoComplete?: 'email' | 'username';
}

/** Shows a field for an e-mail address, with the keyboard for it. */
export function EmailField({ autoComplete = 'email', ...field }: EmailFieldProps): ReactNode {
  return <TextField {...field} type="email" inputMode="email" autoComplete={autoComplete} spellCheck={false} />;
}
