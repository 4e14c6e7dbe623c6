import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { printSizes } from '#runtime/lib/print-size.ts';
import type { ConfiguratorProps } from '../configurator-props.ts';
import { PrintForm } from './print-form.tsx';

/**
 * Chooses a picture, a size and the part that is printed. A crop that was saved is its owner's alone, so it comes when the
 * page, which is everybody's, is there.
 */
export function PhotoPrintForm(props: ConfiguratorProps): ReactNode {
  const { productId, saved, unit, variantSize } = props;
  const { configurator } = useTRPC();
  const { data: photoPrint } = useSuspenseQuery(configurator.photoPrint.queryOptions({ product: productId }));
  const configurationId = saved?.configurationId ?? '';
  const { data: crop } = useQuery(
    configurator.savedCrop.queryOptions({ product: productId, configurationId }, { enabled: configurationId !== '' }),
  );
  const sizes = printSizes(photoPrint.scales, unit, variantSize);
  // Nothing says how large it would be printed.
  if (!sizes) return null;
  return <PrintForm key={crop?.id} {...props} photoPrint={photoPrint} sizes={sizes} start={crop ?? undefined} />;
}
