import { expect, it } from 'vitest';
import { videoAddress, videoPlayerAddress, videoThumbnail } from '#runtime/lib/video-address.ts';

it.each([
  {
    video: { provider: 'YouTube' as const, id: '4xdqLzHnC1k' },
    watch: 'https://www.youtube.com/watch?v=4xdqLzHnC1k',
    play: 'https://www.youtube-nocookie.com/embed/4xdqLzHnC1k?autoplay=1&rel=0',
    still: 'https://i.ytimg.com/vi/4xdqLzHnC1k/hqdefault.jpg',
  },
  {
    video: { provider: 'Vimeo' as const, id: '76979871' },
    watch: 'https://vimeo.com/76979871',
    play: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    still: 'https://vumbnail.com/76979871.jpg',
  },
])('derives every address of a $video.provider film from its identifier', ({ video, watch, play, still }) => {
  expect([videoAddress(video), videoPlayerAddress(video), videoThumbnail(video)]).toEqual([watch, play, still]);
});
