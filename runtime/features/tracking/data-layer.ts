import type { TrackingEvent } from '#runtime/contracts/tracking.ts';

/** Signals of Google's consent mode: everything is denied until a visitor agrees. */
export type ConsentSignals = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', 'granted' | 'denied'>
>;

declare global {
  interface Window {
    /** The data layer; nothing reads it until a visitor has agreed to the tag manager. */
    dataLayer?: unknown[];
  }
}

const denied: ConsentSignals = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Returns the page's data layer. Its first entry denies all consent, for any script that reads it. */
function dataLayer(): unknown[] {
  if (window.dataLayer) return window.dataLayer;
  window.dataLayer = [];
  pushConsent('default', denied);
  return window.dataLayer;
}

/** Pushes the allowed purposes to consent mode: the defaults first, then as visitors choose. */
export function pushConsent(kind: 'default' | 'update', signals: ConsentSignals): void {
  gtag('consent', kind, signals);
}

/** Pushes an event, after a reset of the products of an earlier one, which would be merged into it. */
export function pushEvent(event: TrackingEvent): void {
  if ('ecommerce' in event) dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
}

/** Pushes the entry that starts the tag manager. */
export function pushStart(milliseconds: number): void {
  dataLayer().push({ 'gtm.start': milliseconds, event: 'gtm.js' });
}

/** Pushes a command. The tag manager recognizes one by its `arguments` object, not by an array. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}
