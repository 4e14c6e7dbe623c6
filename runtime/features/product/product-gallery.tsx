import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '#runtime/i18n/use-messages.ts';
import { Picture } from '#runtime/ui/picture.tsx';
import type { PictureSource } from '#runtime/ui/srcset.ts';
import { Gallery, Strip, Thumbnails, thumbnailClass } from './product-gallery.styles.ts';

interface ProductGalleryProps {
  readonly pictures: readonly PictureSource[];
  /** Name of the product, for the list's label. */
  readonly name: string;
}

const idOf = (index: number): string => `picture-${index + 1}`;

/**
 * The pictures of a product. A thumbnail is a link to its picture, so it works before and without JavaScript; with it,
 * the page stays where it is and the thumbnail of the picture on show is marked.
 */
export function ProductGallery({ pictures, name }: ProductGalleryProps): ReactNode {
  const t = useMessages();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures mean other elements to watch.
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
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [pictures]);

  const show = (event: MouseEvent, index: number): void => {
    const element = strip.current;
    if (!element) return;
    event.preventDefault();
    element.scrollTo({ left: element.clientWidth * index });
    setShown(index);
  };

  return (
    <Gallery>
      <Strip
        ref={strip}
        aria-label={t('product:gallery.label', { name })}
        // The strip scrolls, so the keyboard must be able to reach it.
        tabIndex={pictures.length > 1 ? 0 : undefined}
      >
        {pictures.map((picture, index) => (
          <li key={picture.folder} id={idOf(index)}>
            <Picture
              picture={picture}
              sizes="(min-width: 1400px) 800px, (min-width: 992px) 56vw, 100vw"
              ratio="gallery"
              corners="large"
              first={index === 0}
            />
          </li>
        ))}
      </Strip>
      {pictures.length > 1 && (
        <Thumbnails>
          {pictures.map((picture, index) => (
            <li key={picture.folder}>
              <a
                href={`#${idOf(index)}`}
                className={thumbnailClass()}
                aria-label={t('product:gallery.show', { number: index + 1, total: pictures.length })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => show(event, index)}
              >
                <Picture picture={picture} sizes="112px" ratio="gallery" corners="medium" alt="" />
              </a>
            </li>
          ))}
        </Thumbnails>
      )}
    </Gallery>
  );
}
