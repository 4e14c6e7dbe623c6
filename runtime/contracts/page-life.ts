/**
 * The interface between the page's loader and the application. The loader is a separate bundle, so they communicate
 * through the document.
 */

/** Event at the document: the application has hydrated the page, or a part of it that came later. */
export const hydratedEvent = 'shopgen:hydrated';

/** Event at the document: the visitor has answered the consent dialog; the answer is in the cookie. */
export const consentEvent = 'shopgen:consent';

/** Attribute of a part of the page whose code comes after the application's own, until that part is hydrated. */
export const lateAttribute = 'data-late';

/** Attribute of a part of the page that never changes in the browser; the application follows its links. */
export const staticAttribute = 'data-static';

/** Paths below which there are no pages: what is there is a file, or a choice that is stored. */
export const otherPaths = ['/locale/', '/media/', '/files/', '/assets/'] as const;

/** Attribute of a part of the page that starts the application when it is in view. */
export const aliveAttribute = 'data-alive';

/** Attribute of the button that opens the consent dialog. */
export const consentSettingsAttribute = 'data-consent-settings';

/** Attribute of a link with an action of the application instead of navigation. */
export const answeredAttribute = 'data-answered';

/** Attribute of a `details` element: selector of the field in it that is focused when it opens. */
export const focusAttribute = 'data-focus';

/** Variable of the root element: the `content-visibility` of parts that are far below what is seen first. */
export const farVariable = '--far';

/** Attribute of a form in whose place a third party's is shown to visitors who have agreed. */
export const embeddedFormAttribute = 'data-embedded-form';

/** Attribute of a text that changes with time: JSON of {@link TimedText}s, in order; where none is current the text stays. */
export const timedTextsAttribute = 'data-timed-texts';

/** A text and the time until which it is true. */
export interface TimedText {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly text: string;
}

/** Attributes of the page's first script, which inserts the loader, as `dataset` names them. */
export interface LoaderAttributes {
  /** Address of the loader. */
  readonly loader: string;
  /** Key of the page's route; absent for one without. */
  readonly route?: string | undefined;
  /** Address of the application's entry. */
  readonly entry: string;
  /** Address of the module with what the application knows of the site, in the page's locale. */
  readonly site: string;
  /** Addresses of the files that the application imports on this page, separated by spaces. */
  readonly ahead: string;
  /** Addresses of the stylesheets whose rules the document carries in part, separated by spaces; the application needs them whole. */
  readonly styles?: string | undefined;
  /** Address of the additional styles of other pages. */
  readonly further?: string | undefined;
  /** Address of the locale's third parties; absent if there are none. */
  readonly parties?: string | undefined;
  /** Present where the application runs at once, as in development. */
  readonly now?: string | undefined;
}
