import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { mediaPath } from '#runtime/lib/media-path.ts';
import { Icon, type IconName } from '#runtime/ui/icon.tsx';
import { type PictureSource, srcSet } from '#runtime/ui/srcset.ts';
import { StepsProvider, useSteps } from '#runtime/ui/steps.tsx';
import { ZoomArea, ZoomBar, ZoomDialog, zoomButtonClass } from './picture-zoom.styles.ts';

interface PictureZoomProps {
  readonly pictures: readonly PictureSource[];
  /** Index of the picture to begin with. */
  readonly start: number;
  /** Called with the index of the picture that was shown last. */
  readonly onClose: (index: number) => void;
}

/** Shows an image as large as the window, or larger. Closes on Escape; the arrow keys change the image. */
export function PictureZoom({ start, ...props }: PictureZoomProps): ReactNode {
  return (
    <StepsProvider total={props.pictures.length} start={start}>
      <ZoomedPicture {...props} />
    </StepsProvider>
  );
}

function ZoomedPicture({ pictures, onClose }: Omit<PictureZoomProps, 'start'>): ReactNode {
  const { t } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { step: index, total, setStep } = useSteps();
  const [large, setLarge] = useState(false);
  const picture = pictures[index];

  /** The visible point of the image, as shares of width and height. */
  const point = useRef({ x: 0.5, y: 0.5 });

  useEffect(() => dialog.current?.showModal(), []);

  useLayoutEffect(() => {
    const box = area.current;
    if (!large || !box) return;
    const { x, y } = point.current;
    box.scrollTo({
      left: x * (box.scrollWidth - box.clientWidth),
      top: y * (box.scrollHeight - box.clientHeight),
      behavior: 'instant',
    });
  }, [large]);

  const step = (by: number): void => {
    setStep((index + by + total) % total);
    setLarge(false);
  };
  /** Zooms so that the pressed point stays under the pointer. */
  const zoom = (event: MouseEvent): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    point.current = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    setLarge(!large);
  };
  if (!picture) return null;
  return (
    <ZoomDialog
      ref={dialog}
      aria-label={t('product:gallery.enlarge', { number: index + 1 })}
      onClose={() => onClose(index)}
      onKeyDown={({ key }) => {
        // In a large picture the arrows move it.
        if (large || total < 2) return;
        if (key === 'ArrowRight') step(1);
        if (key === 'ArrowLeft') step(-1);
      }}
    >
      <ZoomBar>
        <p aria-live="polite">
          {index + 1} / {total}
        </p>
        {total > 1 && (
          <>
            <ZoomButton label={t('product:gallery.previous')} icon="back" onPress={() => step(-1)} />
            <ZoomButton label={t('product:gallery.next')} icon="arrow" onPress={() => step(1)} />
          </>
        )}
        <ZoomButton
          label={large ? t('product:gallery.zoomOut') : t('product:gallery.zoomIn')}
          icon={large ? 'minus' : 'plus'}
          onPress={() => {
            point.current = { x: 0.5, y: 0.5 };
            setLarge(!large);
          }}
        />
        <ZoomButton label={t('product:gallery.close')} icon="close" onPress={() => dialog.current?.close()} />
      </ZoomBar>
      <ZoomArea ref={area} large={large} tabIndex={large ? 0 : undefined} onClick={zoom}>
        <img
          key={picture.folder}
          src={mediaPath(picture.folder, Math.max(...picture.widths), 'webp')}
          srcSet={srcSet(picture, 'webp')}
          sizes={large ? 'max(160vw, 1600px)' : '100vw'}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
        />
      </ZoomArea>
    </ZoomDialog>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly onPress: () => void;
}

function ZoomButton({ label, icon, onPress }: ZoomButtonProps): ReactNode {
  return (
    <button type="button" className={zoomButtonClass()} aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
