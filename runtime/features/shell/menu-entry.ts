import type { LinkTarget } from '#runtime/ui/link-address.ts';

/** An entry of a menu as the API gives it; without a target it only names the entries below it. */
export interface MenuEntry extends LinkTarget {
  readonly label: string;
  readonly children?: readonly MenuEntry[];
}
