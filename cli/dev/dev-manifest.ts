import type { Locale } from '#runtime/contracts/locale.ts';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import { devEntryUrl, followerUrl } from './dev-entry.ts';
import { devStylesheetUrl } from './dev-styles.ts';

/** Creates the manifest of development: unbundled modules, and the stylesheet that a build would write. */
export const createDevManifest = (locales: readonly Locale[]): ClientManifest => ({
  loader: '/runtime/loader/loader.ts',
  entry: devEntryUrl,
  imports: [],
  stylesheet: devStylesheetUrl,
  routeStyles: {},
  fonts: [],
  routes: {},
  siteData: Object.fromEntries(locales.map((locale) => [locale, devEntryUrl])),
  thirdParties: {},
  // The last puts React's hot reload in place; a plain page would carry it as an inline script.
  preludes: ['/@vite/client', followerUrl, '/@id/__x00__@vitejs/plugin-react/preamble'],
});
