import { type MouseEvent, type ReactNode, useState } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { answeredAttribute } from '#runtime/contracts/page-life.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { videoAddress, videoPlayerAddress } from '#runtime/lib/video-address.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import type { PictureSource } from '#runtime/ui/srcset.ts';
import { FilmFrame, FilmNote, filmLinkClass, PlayMark } from './product-gallery.styles.ts';

interface ProductFilmProps {
  readonly film: components['schemas']['Video'];
  readonly still: PictureSource;
  readonly sizes: string;
}

/** Shows a film and requests nothing from its provider before it is played. A link to it without JavaScript. */
export function ProductFilm({ film, still, sizes }: ProductFilmProps): ReactNode {
  const { t } = useLocale();
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <FilmFrame
        ref={(frame: HTMLIFrameElement | null) => frame?.focus()}
        src={videoPlayerAddress(film)}
        title={film.title}
        allow="autoplay; fullscreen; picture-in-picture"
      />
    );
  }
  const play = (event: MouseEvent): void => {
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a
      href={videoAddress(film)}
      rel="noopener"
      className={filmLinkClass()}
      {...{ [answeredAttribute]: '' }}
      aria-label={t('product:gallery.play', { title: film.title })}
      onClick={play}
    >
      <Picture picture={still} sizes={sizes} ratio="gallery" corners="large" alt="" />
      <PlayMark>
        <Icon name="play" size={28} />
      </PlayMark>
      <FilmNote>{t('product:gallery.provider', { provider: film.provider })}</FilmNote>
    </a>
  );
}
