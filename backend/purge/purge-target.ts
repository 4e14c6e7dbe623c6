/** The changes of a shop, as tags. */
export interface Purge {
  readonly shopId: string;
  readonly tags: readonly string[];
}

/** A cache that changes are purged from. */
export interface PurgeTarget {
  /** For the log. */
  readonly name: string;
  /**
   * Purges the tags.
   *
   * @throws when the target cannot be reached.
   */
  readonly tell: (purge: Purge) => Promise<void>;
  readonly close: () => void;
}
