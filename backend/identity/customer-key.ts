/** The key of an account. */
export interface CustomerKey {
  readonly shopId: string;
  readonly customerId: string;
}
