/** The name of a branch of a shop's content: 1 to 64 characters, beginning with a letter or digit. */
export const branchName = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/;

/**
 * Returns the id of the shop that holds a branch of another's content. No request can name it: `@` is not allowed in `X-Shop-Id`.
 */
export function branchShopId(shopId: string, branch: string): string {
  return `${shopId}@${branch}`;
}

/** Returns whether a shop is a branch of another's content. */
export function isBranchShop(shopId: string): boolean {
  return shopId.includes('@');
}
