import type { OptionBounds } from '../../configurator/option-bounds.ts';
import type { PhotoPrintSettings } from '../../db/schema/products.ts';
import type { SeedPhotoPrint } from '../../seed/seed-data.ts';
import type { LanguageMerger } from './per-language.ts';

/** Returns the settings of a photo print in the format of files. */
export function exportPhotoPrint(merge: LanguageMerger, settings: PhotoPrintSettings): SeedPhotoPrint {
  const getBounds = (kind: 'Width' | 'Height' | 'Scale'): OptionBounds | undefined => {
    const scale = settings.scales.find((one) => one.kind === kind);
    return scale && { min: scale.minimum, max: scale.maximum, step: scale.step, default: scale.default };
  };
  const [width, height, scale] = [getBounds('Width'), getBounds('Height'), getBounds('Scale')];
  const { minimumDpi, recommendedDpi, stockImages } = settings;
  return {
    ...(width && { width }),
    ...(height && { height }),
    ...(scale && { scale }),
    minimumDpi,
    recommendedDpi,
    ...(stockImages.length > 0 && {
      stockImages: stockImages.map(({ licenseCode, title, pictureKey, pictureAlt }) => ({
        licenseCode,
        title: merge.text(title),
        image: { key: pictureKey, alt: merge.text(pictureAlt) },
      })),
    }),
  };
}
