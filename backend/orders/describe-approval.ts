import type { components } from '#generated/contracts/product-api.ts';
import type { OrderRow } from '../order-rows/order-key.ts';
import type { PricedOrder } from './price-order.ts';

/** Returns how the approval of an order in progress stands; `undefined`: it needs none. */
export function describeApproval(
  { approval, version }: Pick<OrderRow, 'approval' | 'version'>,
  { needsApproval, membership }: Pick<PricedOrder, 'needsApproval' | 'membership'>,
): components['schemas']['OrderApproval'] | undefined {
  if (!needsApproval) return undefined;
  const isCurrent = approval?.version === version && approval.companyId === membership?.companyId;
  if (!isCurrent || !approval) return { state: 'needed' };
  const { state, name, reason } = approval;
  return { state, ...(name !== undefined && { name }), ...(reason !== undefined && { reason }) };
}
