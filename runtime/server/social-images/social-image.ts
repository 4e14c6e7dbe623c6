import { createHash } from 'node:crypto';
import type { SiteModel } from '#runtime/contracts/site.ts';

/** Width and height of the image that stands for a shared page, in pixels: what networks show whole (https://ogp.me). */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** What every such image of a site has in common. */
export interface SocialLook {
  readonly shopName: string;
  readonly colors: Pick<SiteModel['theme']['colors'], 'surface' | 'ink' | 'inkMuted' | 'accent' | 'onAccent'>;
  /** Family of the headings, of which the build wrote the files. */
  readonly family: string;
  /** Letter spacing of headings, in em as a CSS length. */
  readonly letterSpacing: string;
}

/** The image of a page. */
export interface SocialImage {
  readonly look: SocialLook;
  readonly title: string;
  /** A WebP that is laid beside the title. */
  readonly picture?: Uint8Array | undefined;
}

/** An icon of the site. */
export interface SiteIcon {
  readonly look: SocialLook;
  /** Width and height in pixels. */
  readonly size: number;
  /** Whether a system may cut a circle or another shape of its own out of it (https://www.w3.org/TR/appmanifest/#icon-masks). */
  readonly maskable: boolean;
}

/** Returns the look of a site's images. */
export function getSocialLook({ shopName, theme }: Pick<SiteModel, 'shopName' | 'theme'>): SocialLook {
  const { surface, ink, inkMuted, accent, onAccent } = theme.colors;
  return {
    shopName,
    colors: { surface, ink, inkMuted, accent, onAccent },
    family: theme.fonts.heading.family,
    letterSpacing: theme.heading.letterSpacing,
  };
}

/** What a page says of its image. */
export interface SharedPage {
  /** Path of the page, its query included. */
  readonly path: string;
  readonly title: string;
  /** Path of the page's picture on this site. */
  readonly picture: string | undefined;
}

/**
 * Returns the address of a page's image. It changes with what is in the image, so that networks fetch a page's new image
 * and caches may keep the old one for ever.
 */
export function socialImagePath({ path, title, picture }: SharedPage, look: SocialLook): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([title, picture, look]))
    .digest('hex')
    .slice(0, 16);
  return `/social-images/${hash}.jpg?page=${encodeURIComponent(path)}`;
}
