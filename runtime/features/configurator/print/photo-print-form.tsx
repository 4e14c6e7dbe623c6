import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { printSizes } from '#runtime/lib/print-size.ts';
import type { ConfiguratorProps } from '../configurator-props.ts';
import { PrintForm } from './print-form.tsx';

/**
 * Shows the form for an image, a size and a crop. A saved crop is its owner's alone, so it is loaded after the page,
 * which is cached for everybody.
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
  // Without sizes it cannot be printed.
  if (!sizes) return null;
  return <PrintForm key={crop?.id} {...props} photoPrint={photoPrint} sizes={sizes} start={crop ?? undefined} />;
}
