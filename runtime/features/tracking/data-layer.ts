import type { TrackingEvent } from '#runtime/contracts/tracking.ts';

/** What Google's consent mode is told: everything is denied until a visitor has said otherwise. */
export type ConsentSignals = Readonly<
  Record<'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage', 'granted' | 'denied'>
>;

declare global {
  interface Window {
    /** A list of this page; nobody reads it until a visitor has agreed to the tag manager. */
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

/** Tells consent mode what is allowed: at first by default, then as visitors choose. */
export function pushConsent(kind: 'default' | 'update', signals: ConsentSignals): void {
  gtag('consent', kind, signals);
}

/** Adds an event. An earlier one's products would be read into it, unless they are taken out first. */
export function pushEvent(event: TrackingEvent): void {
  if ('ecommerce' in event) dataLayer().push({ ecommerce: null });
  dataLayer().push(event);
}

/** Adds what starts the tag manager. */
export function pushStart(milliseconds: number): void {
  dataLayer().push({ 'gtm.start': milliseconds, event: 'gtm.js' });
}

/** Commands are told from events by being an `arguments` object: the tag manager takes no array for one. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments);
}
