import type { components } from '#generated/contracts/content-api.ts';
import type { StoredVideo } from '../db/schema/video.ts';
import { getText } from './text.ts';

export type Video = components['schemas']['Video'];

/** Returns a film as the APIs answer it. */
export function toVideo({ id, provider, title }: StoredVideo, locale: string): Video {
  return { id, provider, title: getText(title, locale) };
}
