import type { Plugin } from 'vite';

const replacedId = '\0shopgen:i18next';

/**
 * Leaves i18next's core out of what browsers get: `runtime/i18n/messages.ts` stands in for it there, and all that
 * react-i18next takes of the core is a function for key prefixes given as selectors, which nothing here uses.
 */
export function i18nextStub(): Plugin {
  return {
    name: 'shopgen:i18next-stub',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { filter: { id: /^i18next$/ }, handler: () => ({ id: replacedId, moduleSideEffects: false }) },
    load: { filter: { id: new RegExp(`^${replacedId}$`) }, handler: () => 'export const keyFromSelector = String;' },
  };
}
