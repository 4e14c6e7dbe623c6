import { createHmac, timingSafeEqual } from 'node:crypto';

/** First segment of the paths of a preview: the link that begins one, the one that ends it, and the styles of its banner. */
export const previewPath = '/preview';

/** What a link to drafts allows. */
export interface PreviewGrant {
  /** Id of the site. */
  readonly site: string;
  /** Branch of the shop's content. */
  readonly branch: string;
  /** Milliseconds since 1970 until which it works. */
  readonly until: number;
}

/** The name of a branch of a shop's content: 1 to 64 characters, beginning with a letter or digit. */
export const branchName = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/;

/** Returns the token of a link. @param secret - `SESSION_SECRET` of the storefront */
export function signPreview({ site, branch, until }: PreviewGrant, secret: string): string {
  const text = Buffer.from(JSON.stringify([site, branch, until])).toString('base64url');
  return `${text}.${sign(text, secret)}`;
}

/** Reads a token; `undefined` where it was not signed with the secret, has expired, or is another site's. */
export function readPreview(token: string, site: string, secret: string, now: number): PreviewGrant | undefined {
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [of, branch, until]: readonly unknown[] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  if (of !== site || typeof branch !== 'string' || typeof until !== 'number' || until <= now) return undefined;
  return { site, branch, until };
}

/** What is signed for one thing is valid for no other. */
function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`shopgen preview\n${text}`).digest('base64url');
}
