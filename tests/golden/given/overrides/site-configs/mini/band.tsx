import type { ReactNode } from 'react';

export default function Band({ children }: { readonly children?: ReactNode }): ReactNode {
  return <section>{children}</section>;
}
