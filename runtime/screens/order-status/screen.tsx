import type { ReactNode } from 'react';
import { namedInResult } from '#runtime/features/checkout/result-address.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { OrderSearch, PlacedOrder } from '../placed-order.tsx';

export function Screen(): ReactNode {
  const { orderId } = namedInResult(useLocation().search);
  return orderId === undefined ? <OrderSearch /> : <PlacedOrder />;
}
