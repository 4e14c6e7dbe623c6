import type { OpenSite } from '../open-site.ts';

/** The sites that were visited. */
export interface LoadedSites {
  /** Returns a site, which is loaded on its first visit. One that could not be loaded is tried again on the next. */
  readonly get: (id: string) => Promise<OpenSite>;
  /** Returns a site that is loaded already. */
  readonly find: (id: string) => OpenSite | undefined;
  readonly close: () => Promise<void>;
}

/** Creates the sites, none of which is loaded yet. */
export function createLoadedSites(open: (id: string) => Promise<OpenSite>): LoadedSites {
  const opening = new Map<string, Promise<OpenSite>>();
  const opened = new Map<string, OpenSite>();
  const load = async (id: string): Promise<OpenSite> => {
    try {
      const site = await open(id);
      opened.set(id, site);
      return site;
    } catch (error) {
      opening.delete(id);
      throw error;
    }
  };
  return {
    async get(id) {
      const known = opening.get(id) ?? load(id);
      opening.set(id, known);
      return known;
    },
    find: (id) => opened.get(id),
    async close() {
      await Promise.allSettled(opening.values());
      for (const site of opened.values()) await site.close();
    },
  };
}
