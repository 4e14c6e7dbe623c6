import type { Locale } from '#runtime/contracts/locale.ts';

/** Returns the path of the blog's feed in a format: each locale has its own, as some share a host. */
export const feedPath = (locale: Locale, format: string): string => `/feeds/${locale}/blogs.${format}`;
