import type { Plugin } from 'vite';

const replacedId = '\0shopgen:store-shim';

/** Replaces the shim that gives older versions of React `useSyncExternalStore`, which react-i18next imports, by React's own. */
export function reactStoreShim(): Plugin {
  return {
    name: 'shopgen:react-store-shim',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^use-sync-external-store\/shim$/ },
      handler: () => ({ id: replacedId, moduleSideEffects: false }),
    },
    load: {
      filter: { id: new RegExp(`^${replacedId}$`) },
      handler: () => "export { useSyncExternalStore } from 'react';",
    },
  };
}
