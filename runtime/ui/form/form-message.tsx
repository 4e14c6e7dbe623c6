import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { MessageBox } from './form-message.styles.ts';

/** Shows the message that a form has succeeded. Part of the page, so that it is there without JavaScript too. */
export function FormMessage({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <MessageBox role="status">
      <Icon name="check" />
      <p>{children}</p>
    </MessageBox>
  );
}
