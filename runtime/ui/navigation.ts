import { createContext, useContext } from 'react';

/** Path and query of a page. */
export interface PageLocation {
  /** Path, locale prefix included. */
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Distinguishes visits to the same address. */
  readonly key: string;
}

/** The address of the current page, with its route parameters. */
export interface ShownAddress {
  readonly location: PageLocation;
  /** Parameters of the matched path, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly preventScrollReset?: boolean;
}

/** Navigation without loading a new document. */
export interface Navigation {
  /** Goes to an address of this storefront. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Prefetches the page of an address. */
  readonly prepare: (to: string) => void;
}

export const ShownAddressContext = createContext<ShownAddress | undefined>(undefined);

/** The default, for the server, does nothing. */
export const NavigationContext = createContext<Navigation>({ navigate: () => {}, prepare: () => {} });

function useShownAddress(): ShownAddress {
  const shown = useContext(ShownAddressContext);
  if (!shown) throw new Error('There is no page around this component');
  return shown;
}

/** Returns the location of the current page. */
export function useLocation(): PageLocation {
  return useShownAddress().location;
}

/** Returns the parameters of the page's path: `{ slug: 'fjord-wall-panel' }`. */
export function useParams(): ShownAddress['params'] {
  return useShownAddress().params;
}

/** Returns a function that navigates to another page of this storefront. */
export function useNavigate(): Navigation['navigate'] {
  return useContext(NavigationContext).navigate;
}
