import type { Head } from '#runtime/contracts/head.ts';
import type { Slots } from '#runtime/contracts/slots.ts';

/** The properties of the header in all its variants. */
export interface SiteHeaderProps {
  readonly slots: Slots;
  readonly alternates: Head['alternates'];
}
