/** One interaction of a visitor with the page, as Event Timing measures it. */
export interface Interaction {
  /** The element by the nearest id, without its text: `button#add-to-cart`, `main#main a`. */
  readonly target: string;
  /** The event that took longest: `click`, `keydown`, … */
  readonly type: string;
  /** When it began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds from the event to the next paint. */
  readonly duration: number;
  /** Interaction to Next Paint of the page so far, in milliseconds. */
  readonly inp: number;
}

/** One rendering of a part of the page, as React's Profiler measures it. */
export interface ComponentRender {
  readonly id: string;
  readonly phase: 'mount' | 'update' | 'nested-update';
  /** When it began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds that it took. */
  readonly actualDuration: number;
  /** Milliseconds that rendering all of it would take. */
  readonly baseDuration: number;
}

/** One visit to a page, until its document is left. It identifies no visitor: each document gets a new id. */
export interface MonitoringSession {
  readonly id: string;
  readonly locale: string;
  /** The route key of the current screen. */
  readonly route: string;
  /** When the document was asked for, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Largest Contentful Paint of the document in milliseconds, and the route that it showed. */
  readonly lcp?: { readonly value: number; readonly route: string };
  /** Interaction to Next Paint so far, in milliseconds. */
  readonly inp?: number;
}

/** The body that is sent to the monitoring endpoint. */
export interface MonitoringReport {
  readonly interactions: readonly Interaction[];
  readonly components: readonly ComponentRender[];
  readonly session: MonitoringSession;
}
