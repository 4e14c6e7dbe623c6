import type { Domain, Locale } from './locale.ts';
import type { Messages } from './messages.ts';
import type { RoutePaths } from './routes.ts';

/** A problem with an input, as shown on an open page. */
export interface PageProblem {
  readonly code: string;
  readonly message: string;
  /** Its position: `site-configs/acoustic.yaml:12:3`. Absent if it has none. */
  readonly where?: string;
  /** Its position with an absolute path, for an editor. */
  readonly source?: string;
  /** Lines of the file with a caret under the problem, or a stack trace; preformatted. */
  readonly excerpt?: string;
  /** How to fix it. */
  readonly help?: string;
}

/** A page's first message to the development server. */
export interface PageHello {
  /** Revision of the sources that the page was rendered from. */
  readonly revision: number;
  /** Absent for pages without the application, such as the error screen. */
  readonly locale?: Locale;
}

/** Changed texts. */
export interface TextsUpdate {
  readonly locale: Locale;
  /** Whole namespaces; those that are absent stay as they are. */
  readonly messages: Messages;
}

/** A change of the site that requires a reload. */
export interface SiteReload {
  readonly defaultLocale: Locale;
  readonly paths: Readonly<Record<Locale, RoutePaths>>;
  readonly domains: Readonly<Record<Locale, Domain>>;
}

/** The messages between the development server and open pages, by event name. */
export interface DevelopmentEvents {
  /** From the page. */
  'shopgen:hello': PageHello;
  /** All current problems; empty when there are none left. */
  'shopgen:problems': readonly PageProblem[];
  'shopgen:texts': TextsUpdate;
  'shopgen:reload': SiteReload;
}
