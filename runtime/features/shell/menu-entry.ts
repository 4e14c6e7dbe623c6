import type { LinkTarget } from '#runtime/ui/link-address.ts';
import type { PictureSource } from '#runtime/ui/srcset.ts';

/** An entry of a menu as the API gives it; without a target it only names the entries below it. */
export interface MenuEntry extends LinkTarget {
  readonly label: string;
  /** Of the category that an entry below another one leads to. */
  readonly image?: PictureSource;
  readonly children?: readonly MenuEntry[];
}
