/** Changes as paths in the folder of a shop, with forward slashes. */
export interface ContentChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}
