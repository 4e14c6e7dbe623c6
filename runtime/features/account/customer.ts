import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { components } from '#generated/contracts/product-api.ts';
import { useTRPC } from '#runtime/data/trpc-context.ts';

/** The account of the logged-in customer. */
export type Customer = components['schemas']['Customer'];

/**
 * Returns the customer whose page this is. After logout or deletion the page keeps its customer until the next page is
 * there, so that it does not break.
 */
export function useCustomer(): Customer | null {
  const { data } = useSuspenseQuery(useTRPC().user.current.queryOptions());
  const last = useRef(data);
  if (data) last.current = data;
  return last.current;
}
