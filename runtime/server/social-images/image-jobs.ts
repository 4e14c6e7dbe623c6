import type { SiteIcon, SocialImage } from './social-image.ts';

/** What the thread is asked for: a JPEG for a page, or a PNG. */
export type ImageJob =
  | { readonly kind: 'page'; readonly image: SocialImage }
  | { readonly kind: 'icon'; readonly image: SiteIcon };

/** What it answers, in the order that it was asked. */
export type ImageAnswer = { readonly image: Uint8Array } | { readonly error: string };
