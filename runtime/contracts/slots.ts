import type { ComponentType } from 'react';

/** Places in the shell that a flag fills. What is off is never imported, so an absent slot leaves nothing in the build. */
export interface Slots {
  readonly footerLogo?: ComponentType;
}
