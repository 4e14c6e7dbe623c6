import type { Head } from '#runtime/contracts/head.ts';
import type { LoadContext } from '#runtime/data/load-context.ts';
import { alternates } from '../alternates.ts';
import { isFramed, roomInput } from './room-input.ts';

export function head(context: LoadContext): Head {
  const { t, url } = context;
  const input = roomInput(url.searchParams);
  return {
    title: t('components:roomCalculator.title'),
    description: t('components:roomCalculator.description'),
    alternates: alternates(context, 'acousticsCalculator', input && { search: input.room }),
    // Rooms that people describe are not indexed, nor is what stands in the frames of others.
    ...((input || isFramed(url.searchParams)) && { index: false }),
    ...(isFramed(url.searchParams) && { framed: true }),
  };
}
