import type { TextByLocale } from './column-types.ts';

/** A film at a video provider; its thumbnail is derived from its id. */
export interface StoredVideo {
  readonly id: string;
  readonly provider: 'YouTube' | 'Vimeo';
  readonly title: TextByLocale;
}
