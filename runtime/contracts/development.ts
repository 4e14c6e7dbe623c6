import type { Domain, Locale } from './locale.ts';
import type { Messages } from './messages.ts';
import type { RoutePaths } from './routes.ts';

/** Something a person has to put right before an input can be used, as an open page shows it. */
export interface PageProblem {
  readonly code: string;
  readonly message: string;
  /** Where it stands, as people write it: `site-configs/acoustic.yaml:12:3`. Absent for what has no place. */
  readonly where?: string;
  /** The same place with an absolute path, to open it in an editor. */
  readonly source?: string;
  /** Lines of the file with a caret under the fault, to be shown in a fixed-width face; or a stack. */
  readonly excerpt?: string;
  /** What to do about it. */
  readonly help?: string;
}

/** What a page tells the development server when it begins to listen. */
export interface PageHello {
  /** State of the sources that the page was rendered from. */
  readonly revision: number;
  /** Absent for a page that is not the application's, such as the error screen. */
  readonly locale?: Locale;
}

/** Texts to be shown from now on. */
export interface TextsUpdate {
  readonly locale: Locale;
  /** Whole namespaces; those that are absent stay as they are. */
  readonly messages: Messages;
}

/** The site has changed in a way that an open page cannot take over. */
export interface SiteReload {
  readonly defaultLocale: Locale;
  readonly paths: Readonly<Record<Locale, RoutePaths>>;
  readonly domains: Readonly<Record<Locale, Domain>>;
}

/** What development server and open pages send each other, by the name of the event. */
export interface DevelopmentEvents {
  /** From the page. */
  'shopgen:hello': PageHello;
  /** Everything that is wrong now; none: all is well again. */
  'shopgen:problems': readonly PageProblem[];
  'shopgen:texts': TextsUpdate;
  'shopgen:reload': SiteReload;
}
