import type { HotPayload } from 'vite';
import type { DevelopmentEvents, PageHello, PageProblem } from '#runtime/contracts/development.ts';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { devStylesheetUrl } from './dev-styles.ts';
import type { LiveSite, SiteUpdate } from './live-site.ts';

/** The messages to open pages. */
export interface PageChannel {
  /** Returns the revision that pages are rendered from now. */
  readonly revision: () => number;
  /** Sends a change that open pages apply. */
  readonly update: (change: Omit<SiteUpdate, 'files'>) => void;
  /** Shows problems in an overlay over the page; removes the overlay when there are none. */
  readonly show: (problems: readonly PageProblem[]) => void;
}

/** The recipient of messages: one page, or all open pages. */
interface Addressee {
  send(message: HotPayload): void;
  send<Name extends keyof DevelopmentEvents>(event: Name, data: DevelopmentEvents[Name]): void;
}

/** The part of Vite's socket that is used here. */
interface Socket extends Addressee {
  on(event: 'shopgen:hello', listener: (hello: PageHello, page: Addressee) => void): unknown;
}

/** Creates the message that makes open pages reload their stylesheet. */
export const restyle = (timestamp: number): HotPayload => ({
  type: 'update',
  updates: [{ type: 'css-update', path: devStylesheetUrl, acceptedPath: devStylesheetUrl, timestamp }],
});

const pickReloadSettings = ({ defaultLocale, routes, domains }: SiteModel) => ({
  defaultLocale,
  paths: routes,
  domains,
});

/** Notifies open pages of changes; pages that open or reconnect get those that they missed. */
export function createPageChannel(socket: Socket, site: Pick<LiveSite, 'model' | 'texts'>): PageChannel {
  let revision = 0;
  let restyledAt = 0;
  let reloadedAt = 0;
  let problems: readonly PageProblem[] = [];

  socket.on('shopgen:hello', (hello, page) => {
    page.send('shopgen:problems', problems);
    if (hello.revision === revision) return;
    if (hello.revision < reloadedAt) return page.send('shopgen:reload', pickReloadSettings(site.model()));
    if (hello.revision < restyledAt) page.send(restyle(Date.now()));
    const { locale } = hello;
    const messages = locale === undefined ? undefined : site.texts(locale);
    if (locale !== undefined && messages) page.send('shopgen:texts', { locale, messages });
  });

  return {
    revision: () => revision,
    update({ texts, isRestyled, needsReload }) {
      revision += 1;
      if (needsReload) {
        reloadedAt = revision;
        return socket.send('shopgen:reload', pickReloadSettings(site.model()));
      }
      if (isRestyled) {
        restyledAt = revision;
        socket.send(restyle(Date.now()));
      }
      for (const update of texts) socket.send('shopgen:texts', update);
    },
    show(next) {
      if (next.length === 0 && problems.length === 0) return;
      problems = next;
      socket.send('shopgen:problems', problems);
    },
  };
}
