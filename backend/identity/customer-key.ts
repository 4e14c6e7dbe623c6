/** Whose account. */
export interface CustomerKey {
  readonly shopId: string;
  readonly customerId: string;
}
