import type { SiteIcon, SocialImage } from './social-image.ts';

/** Name of the folder beside the server's file with what draws images. */
export const imageFolder = 'images';

/** Names of the files in it, besides the type of headings (`heading-….ttf`). WebAssembly is compressed with Brotli. */
export const engineFiles = {
  worker: 'worker.js',
  svg: 'resvg.wasm.br',
  jpeg: 'mozjpeg.wasm.br',
  webp: 'webp.wasm.br',
} as const;

/** What the thread is asked for: a JPEG for a page, or a PNG. */
export type ImageJob =
  | { readonly kind: 'page'; readonly image: SocialImage }
  | { readonly kind: 'icon'; readonly image: SiteIcon };

/** What it answers, in the order that it was asked. */
export type ImageAnswer = { readonly image: Uint8Array } | { readonly error: string };
