/** How long visitors wait for the APIs, in milliseconds: at most three seconds for a page or a picture, unless an operator allows more. */
export interface Deadlines {
  /** For a read, retries included. */
  readonly readMs: number;
  /** For a write, which is sent once. */
  readonly writeMs: number;
  /** For a page, whatever it asks of the APIs: a read that fails leaves time to say so. */
  readonly pageMs: number;
  /** For a page with what its form does before. */
  readonly formMs: number;
  /** For a picture or a document that is passed on, without the time that the visitor takes to read it. */
  readonly streamMs: number;
}

/** Milliseconds for a read unless an operator says otherwise. */
export const defaultReadMs = 2500;

/** Returns the deadlines that go with that of a read. */
export function deadlinesFrom(readMs: number): Deadlines {
  const writeMs = readMs + 500;
  const pageMs = readMs + 300;
  return { readMs, writeMs, pageMs, formMs: writeMs + 200 + pageMs, streamMs: readMs + 500 };
}
