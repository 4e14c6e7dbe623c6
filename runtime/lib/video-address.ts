/** The player of a video. */
export type VideoProvider = 'YouTube' | 'Vimeo';

/** Returns the address of a video at its provider. */
export function videoAddress({ provider, id }: { readonly provider: VideoProvider; readonly id: string }): string {
  return provider === 'YouTube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}

/** Returns the address of an embedded player, which sets no cookies before play is pressed. */
export function videoPlayerAddress({
  provider,
  id,
}: {
  readonly provider: VideoProvider;
  readonly id: string;
}): string {
  return provider === 'YouTube'
    ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
    : `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`;
}

/**
 * Returns the address of a video's still, derived from its identifier. For machines only: a browser that requested it
 * would tell the provider of the visit.
 */
export function videoThumbnail({ provider, id }: { readonly provider: VideoProvider; readonly id: string }): string {
  return provider === 'YouTube' ? `https://i.ytimg.com/vi/${id}/hqdefault.jpg` : `https://vumbnail.com/${id}.jpg`;
}
