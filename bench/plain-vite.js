/** Builds a generated site with Vite and its React plugin only: no frozen styles, no compression, no report. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { projectRoot } from './work-root.js';

const root = process.argv[2];
const generated = join(root, 'generated/acoustic');
const shared = {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [
    react(),
    {
      name: 'empty-manifest',
      resolveId: (id) => (id === 'virtual:shopgen/manifest' ? `\0${id}` : undefined),
      load: (id) => (id === '\0virtual:shopgen/manifest' ? 'export const manifest = {};' : undefined),
    },
  ],
  resolve: {
    alias: [
      { find: /^shopgen\/runtime\//, replacement: `${projectRoot}runtime/` },
      { find: /^#runtime\//, replacement: `${projectRoot}runtime/` },
      { find: 'react-dom/profiling', replacement: `${projectRoot}node_modules/react-dom/profiling.js` },
      { find: 'openapi-fetch', replacement: `${projectRoot}node_modules/openapi-fetch` },
      { find: /^#generated\//, replacement: `${root}/generated/` },
    ],
  },
};

await build({
  ...shared,
  build: { outDir: join(root, 'plain/client'), rolldownOptions: { input: join(generated, 'entry-client.tsx') } },
});
await build({
  ...shared,
  ssr: { noExternal: true },
  build: { ssr: join(generated, 'entry-server.ts'), outDir: join(root, 'plain/server') },
});
