import type { Plugin } from 'vite';

const resolvedId = '\0virtual:shopgen/dev-entry';

/** The address of the module that hydrates a page. */
export const devEntryUrl = `/@id/${resolvedId.replace('\0', '__x00__')}`;

/** Address of the module that listens for changes; every page loads it, also one without the application. */
export const followerUrl = '/runtime/dev/follow-changes.ts';

/**
 * Returns the entry that starts the application as the generated one does, and passes it to the module that applies
 * changes: no build contains this.
 *
 * @param app - Absolute path of the generated application.
 */
export function devEntry(app: string): Plugin {
  return {
    name: 'shopgen:dev-entry',
    resolveId: (source) => (source === resolvedId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId
        ? [
            `import { hydrateRoot } from 'react-dom/client';`,
            `import { startClient } from 'shopgen/runtime/app/start-client.tsx';`,
            `import { follow } from 'shopgen/runtime/dev/follow-changes.ts';`,
            `import { app } from ${JSON.stringify(app)};`,
            `startClient(app, hydrateRoot).then(follow, (error) => {`,
            `  follow(undefined);`,
            `  throw error;`,
            `});`,
          ].join('\n')
        : undefined,
  };
}
