/** What has changed, in which shop. */
export interface Purge {
  readonly shopId: string;
  readonly tags: readonly string[];
}

/** Somewhere that is told what has changed. */
export interface PurgeTarget {
  /** For the log. */
  readonly name: string;
  /**
   * Tells it.
   *
   * @throws when it could not be told.
   */
  readonly tell: (purge: Purge) => Promise<void>;
  readonly close: () => void;
}
