import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import type { FormError } from '#runtime/contracts/form.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import { largestSharpSize } from '#runtime/lib/largest-sharp-size.ts';
import { effectiveDpi, largestPart, longSide, reproportioned, type Sides } from '#runtime/lib/print-crop.ts';
import type { PrintSizes } from '#runtime/lib/print-size.ts';
import { Icon } from '#runtime/ui/icon.tsx';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { Quality } from './crop-editor.styles.ts';

/** Dots per inch of a photo print. */
export type Resolutions = Pick<components['schemas']['PhotoPrint'], 'minimumDpi' | 'recommendedDpi'>;

/** The sharpness of a print: `tooLow` is not printed. */
export type Sharpness = 'good' | 'low' | 'tooLow';

export function getSharpness(dpi: number, { minimumDpi, recommendedDpi }: Resolutions): Sharpness {
  if (dpi < minimumDpi) return 'tooLow';
  return dpi < recommendedDpi ? 'low' : 'good';
}

/** A part of a picture in a printed size. */
interface PrintedPart {
  /** Pixels of the part. */
  readonly part: Parameters<typeof reproportioned>[0];
  /** Pixels of the picture, after its rotation. */
  readonly picture: Sides;
  /** Millimetres. */
  readonly print: Sides;
}

/** A size in which a picture prints better, in millimetres, and its resolution there. */
interface BetterSize extends Sides {
  readonly dpi: number;
}

/**
 * Returns the largest size in which a part prints well, or at all where it prints well in none; undefined where it is
 * sharp or no size helps.
 */
export function betterSize(
  { part, picture, print }: PrintedPart,
  sizes: PrintSizes,
  resolutions: Resolutions,
): BetterSize | undefined {
  const sharpness = getSharpness(effectiveDpi(part, print), resolutions);
  if (sharpness === 'good' || sizes.kind === 'fixed') return undefined;
  const getDpi = (size: Sides): number => effectiveDpi(reproportioned(part, picture, print, size), size);
  const wanted = [resolutions.recommendedDpi, ...(sharpness === 'tooLow' ? [resolutions.minimumDpi] : [])];
  for (const dpi of wanted) {
    const size = largestSharpSize(sizes, print, dpi, getDpi);
    if (size) return { ...size, dpi: getDpi(size) };
  }
  return undefined;
}

/** Returns the message about the sharpness of a crop, and how to improve it. */
export function sharpnessText(printed: PrintedPart, sizes: PrintSizes, resolutions: Resolutions): FormError {
  const { part, picture, print } = printed;
  const sharpness = getSharpness(effectiveDpi(part, print), resolutions);
  if (sharpness === 'good') return { key: 'form:photo.dpi.good' };
  const canGrow = longSide(part, print) < longSide(largestPart(picture, print), print);
  const also: FormError[] = canGrow ? [{ key: 'form:photo.dpi.largerPart' }] : [];
  const hasBetterSize = betterSize(printed, sizes, resolutions) !== undefined;
  if (sharpness === 'low') {
    const key = hasBetterSize ? 'form:photo.dpi.low' : 'form:photo.dpi.lowFixed';
    return { key, values: { dpi: resolutions.recommendedDpi }, also };
  }
  if (!hasBetterSize && sizes.kind === 'free') return { key: 'form:photo.dpi.tooSmall', also };
  const key = hasBetterSize ? 'form:photo.dpi.tooLow' : 'form:photo.dpi.tooLowFixed';
  return { key, values: { dpi: resolutions.minimumDpi }, also };
}

interface PrintQualityProps {
  readonly printed: PrintedPart;
  readonly sizes: PrintSizes;
  readonly resolutions: Resolutions;
  readonly onUseSize: (size: Sides) => void;
}

/** Shows the resolution at which a crop prints, whether that is enough, and the print's size. */
export function PrintQuality({ printed, sizes, resolutions, onUseSize }: PrintQualityProps): ReactNode {
  const { locale, t } = useLocale();
  const dpi = effectiveDpi(printed.part, printed.print);
  const sharpness = getSharpness(dpi, resolutions);
  const { key, values, also = [] } = sharpnessText(printed, sizes, resolutions);
  const better = betterSize(printed, sizes, resolutions);
  return (
    <>
      <Quality sharpness={sharpness}>
        <Icon name={sharpness === 'good' ? 'check' : 'alert'} />
        <span>
          <span>{t('form:photo.dpi.label')}</span> <strong>{t('form:photo.dpi.value', { dpi })}</strong>
        </span>
        <span>{[t(key, values), ...also.map((more) => t(more.key, more.values))].join(' ')}</span>
      </Quality>
      {better && (
        <button type="button" className={buttonClass({ tone: 'quiet' }).className} onClick={() => onUseSize(better)}>
          {t('form:photo.dpi.useSize', {
            width: formatNumber(better.width, locale),
            height: formatNumber(better.height, locale),
            dpi: better.dpi,
          })}
        </button>
      )}
    </>
  );
}
