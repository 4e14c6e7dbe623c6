import { createContext, useContext } from 'react';

/** Where a page is, as far as its path and query go. */
export interface PageLocation {
  /** Path, locale prefix included. */
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  /** Tells two arrivals at the same address apart. */
  readonly key: string;
}

/** The address of the page on show, and what its path has in the place of the route's parameters. */
export interface ShownAddress {
  readonly location: PageLocation;
  /** Parameters of the matched path, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  readonly replace?: boolean;
  /** Leaves the window where it is scrolled to. */
  readonly preventScrollReset?: boolean;
}

/** Going to other pages without loading the document anew. */
export interface Navigation {
  /** Goes to an address of this storefront. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Fetches what an address will need: the visitor is about to go there. */
  readonly prepare: (to: string) => void;
}

export const ShownAddressContext = createContext<ShownAddress | undefined>(undefined);

/** On the server nobody goes anywhere. */
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
