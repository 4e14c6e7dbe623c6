import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { answeredAttribute } from '#runtime/contracts/page-life.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { mediaPath } from '#runtime/lib/media-path.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { Picture } from '#runtime/ui/picture.tsx';
import type { GalleryView } from './gallery-views.ts';
import { ProductFilm } from './product-film.tsx';
import { Gallery, Strip, Thumbnails, thumbnailClass, ZoomMark, zoomLinkClass } from './product-gallery.styles.ts';

/** Fetched by the first visitor who wants a closer look. */
const PictureZoom = lazy(async () => ({
  default: (await fetchModule(() => import('./picture-zoom.tsx'))).PictureZoom,
}));

interface ProductGalleryProps {
  readonly views: readonly GalleryView[];
  /** Name of the product, for the list's label. */
  readonly name: string;
}

/** Presses that need the application are held until it runs. */
const answered = { [answeredAttribute]: '' };

const getId = (index: number): string => `picture-${index + 1}`;

const sizes = '(min-width: 1400px) 800px, (min-width: 992px) 56vw, 100vw';

/**
 * Shows the images of a product, and its film. A thumbnail links to its image, and an image to its largest rendition,
 * so both work before and without JavaScript. With it the page stays, the current thumbnail is marked, and the image
 * opens over the page.
 */
export function ProductGallery({ views, name }: ProductGalleryProps): ReactNode {
  const { t } = useLocale();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();
  const pictures = views.flatMap((view) => (view.kind === 'picture' ? [view.picture] : []));

  const first = views[0]?.picture.folder;
  const shownFirst = useRef(first);
  useLayoutEffect(() => {
    if (shownFirst.current === first) return;
    shownFirst.current = first;
    // Another variant is shown. Browsers keep the picture that was in view where it is when another one is inserted before it.
    strip.current?.scrollTo({ left: 0, behavior: 'instant' });
    setShown(0);
  }, [first]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) setShown([...element.children].indexOf(entry.target));
        }
      },
      { root: element, threshold: 0.6 },
    );
    for (const index of views.keys()) {
      const item = element.children[index];
      if (item) observer.observe(item);
    }
    return () => observer.disconnect();
  }, [views]);

  const scrollTo = (index: number): void => {
    const element = strip.current;
    element?.scrollTo({ left: element.clientWidth * index });
    setShown(index);
  };
  const enlarge = (event: MouseEvent, index: number): void => {
    // The browser opens a new tab with these keys.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(index);
  };

  return (
    <Gallery>
      <Strip
        ref={strip}
        aria-label={t('product:gallery.label', { name })}
        // The strip scrolls, so the keyboard must be able to reach it.
        tabIndex={views.length > 1 ? 0 : undefined}
      >
        {views.map((view, index) => (
          <li key={`${view.kind} ${view.picture.folder}`} id={getId(index)}>
            {view.kind === 'film' ? (
              <ProductFilm film={view.film} still={view.picture} sizes={sizes} />
            ) : (
              <a
                href={mediaPath(view.picture.folder, Math.max(...view.picture.widths), 'webp')}
                className={zoomLinkClass()}
                {...answered}
                aria-label={t('product:gallery.enlarge', { number: index + 1 })}
                onClick={(event) => enlarge(event, index)}
              >
                <Picture picture={view.picture} sizes={sizes} ratio="gallery" corners="large" first={index === 0} />
                <ZoomMark>
                  <Icon name="expand" />
                </ZoomMark>
              </a>
            )}
          </li>
        ))}
      </Strip>
      {views.length > 1 && (
        <Thumbnails>
          {views.map((view, index) => (
            <li key={`${view.kind} ${view.picture.folder}`}>
              <a
                href={`#${getId(index)}`}
                className={thumbnailClass()}
                {...answered}
                aria-label={
                  view.kind === 'film'
                    ? t('product:gallery.showFilm')
                    : t('product:gallery.show', { number: index + 1, total: pictures.length })
                }
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  scrollTo(index);
                }}
              >
                <Picture picture={view.picture} sizes="112px" ratio="gallery" corners="medium" alt="" />
                {view.kind === 'film' && (
                  <ZoomMark place="middle">
                    <Icon name="play" />
                  </ZoomMark>
                )}
              </a>
            </li>
          ))}
        </Thumbnails>
      )}
      {enlarged !== undefined && (
        <Suspense fallback={null}>
          <PictureZoom
            pictures={pictures}
            start={enlarged}
            onClose={(index) => {
              setEnlarged(undefined);
              scrollTo(index);
            }}
          />
        </Suspense>
      )}
    </Gallery>
  );
}
