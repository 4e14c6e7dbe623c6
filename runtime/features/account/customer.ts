import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';

/** A customer, as they see themselves. */
export type Customer = components['schemas']['Customer'];

/**
 * The customer whose page this is. Who has just logged out or deleted their account keeps the page until the next one is
 * there: it must not fall apart on the way.
 */
export function useCustomer(): Customer | null {
  const { data } = useSuspenseQuery(useTRPC().user.current.queryOptions());
  const last = useRef(data);
  if (data) last.current = data;
  return last.current;
}
