import type { ReactNode } from 'react';
import { Icon } from '#runtime/ui/icon.tsx';
import { CallNumber, callClass } from './header-call.styles.ts';
import { useCallEntry } from './use-call-entry.ts';

const phone = 'M6.5 3l2 4-1.8 1.6a9 9 0 0 0 4.7 4.7L13 11.5l4 2v3C9.5 17.5 2.5 10.5 3.5 3z';

/** Shows the telephone number as a button; on narrow screens its icon, with the number for screen readers. */
export function HeaderCall(): ReactNode {
  const call = useCallEntry();
  return (
    call && (
      <a href={call.url} className={callClass()}>
        <Icon path={phone} />
        <CallNumber>{call.label}</CallNumber>
      </a>
    )
  );
}
