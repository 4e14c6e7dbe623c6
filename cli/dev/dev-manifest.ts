import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import { devEntryUrl, followerUrl } from './dev-entry.ts';
import { devStylesheetUrl } from './dev-styles.ts';

/** What pages refer to in development: modules as they are, and the stylesheet that a build would write. */
export const devManifest: ClientManifest = {
  entry: devEntryUrl,
  imports: [],
  stylesheet: devStylesheetUrl,
  routeStyles: {},
  fonts: [],
  routes: {},
  locales: {},
  // The last puts React's hot reload in place; a plain page would carry it as an inline script.
  preludes: ['/@vite/client', followerUrl, '/@id/__x00__@vitejs/plugin-react/preamble'],
};
