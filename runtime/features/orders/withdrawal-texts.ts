import type { MessageKey } from '#generated/contracts/message-keys.ts';
import type { components } from '#generated/contracts/product-api.ts';

type Schemas = components['schemas'];

/** Reasons why a line cannot be withdrawn. */
export const withdrawalReasons = {
  BUSINESS: 'checkout:order.withdrawal.reason.BUSINESS',
  MADE_TO_MEASURE: 'checkout:order.withdrawal.reason.MADE_TO_MEASURE',
  CANCELLED: 'checkout:order.withdrawal.reason.CANCELLED',
  EXPIRED: 'checkout:order.withdrawal.reason.EXPIRED',
  WITHDRAWN: 'checkout:order.withdrawal.reason.WITHDRAWN',
} as const satisfies Record<Schemas['WithdrawalReason'], MessageKey>;

/** States of a withdrawal. */
export const withdrawalStates = {
  requested: 'checkout:order.withdrawal.state.requested',
  accepted: 'checkout:order.withdrawal.state.accepted',
  refused: 'checkout:order.withdrawal.state.refused',
  refunded: 'checkout:order.withdrawal.state.refunded',
} as const satisfies Record<Schemas['Withdrawal']['state'], MessageKey>;
