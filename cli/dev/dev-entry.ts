import type { Plugin } from 'vite';

const resolvedId = '\0virtual:shopgen/dev-entry';

/** The address of the module that hydrates a page, and of the data that it does that with. */
export const devEntryUrl = `/@id/${resolvedId.replace('\0', '__x00__')}`;

/** Address of the module that listens for changes; every page loads it, also one without the application. */
export const followerUrl = '/runtime/dev/follow-changes.ts';

/**
 * Returns the entry that starts the application as the generated one does, and passes it to the module that applies
 * changes: no build contains this.
 *
 * @param getFile - Returns the absolute path of a generated file.
 */
export function devEntry(getFile: (name: string) => string): Plugin {
  return {
    name: 'shopgen:dev-entry',
    resolveId: (source) => (source === resolvedId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId
        ? [
            `import { hydrateRoot } from 'react-dom/client';`,
            `import { startClient } from 'shopgen/runtime/app/start-client.tsx';`,
            `import { follow } from 'shopgen/runtime/dev/follow-changes.ts';`,
            `import { createApp } from ${JSON.stringify(getFile('app.ts'))};`,
            `import { siteData } from ${JSON.stringify(getFile('site-data.ts'))};`,
            `export { siteData };`,
            `export const start = (data) => startClient(createApp(data), hydrateRoot).then(follow, (error) => {`,
            `  follow(undefined);`,
            `  throw error;`,
            `});`,
          ].join('\n')
        : undefined,
  };
}
