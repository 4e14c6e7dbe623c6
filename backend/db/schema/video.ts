import type { TextByLocale } from './column-types.ts';

/** A film at a provider's; its thumbnail derives from its id. */
export interface StoredVideo {
  readonly id: string;
  readonly provider: 'YouTube' | 'Vimeo';
  readonly title: TextByLocale;
}
