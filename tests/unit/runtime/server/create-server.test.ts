import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StorefrontDefinition } from '#runtime/server/storefront-definition.ts';
import { type ApiServer, startApiServer } from '../rpc/api-server.ts';
import { createTestServer, definition } from './test-server.ts';

let api: ApiServer;
let server: FastifyInstance;
let current: StorefrontDefinition = definition;
const registered: string[] = [];

beforeAll(async () => {
  api = await startApiServer();
  server = await createTestServer(api.url, {
    definition: async () => current,
    development: {
      register: async (fastify) => {
        fastify.get('/@vite/client', async () => 'hot');
        registered.push('hooks');
      },
      transformDocument: async (url, html) => html.replace('</body>', `<!-- ${url} --></body>`),
    },
  });
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const get = (url: string, host = 'localhost') => server.inject({ method: 'GET', url, headers: { host } });

it('follows a definition that has changed', async () => {
  expect((await get('/', 'fr-fr.localhost')).statusCode).toBe(421);
  const { site } = definition;
  current = {
    ...definition,
    site: {
      ...site,
      locales: [...site.locales, 'fr-FR'],
      theme: { ...site.theme, colors: { ...site.theme.colors, accent: '#abcdef' } },
    },
  };
  expect((await get('/icon.svg')).body).toContain('#abcdef');
  expect((await get('/icon.svg', 'fr-fr.localhost')).statusCode).toBe(200);
  current = definition;
});

it('lets development serve its own modules and work on documents', async () => {
  expect(registered).toEqual(['hooks']);
  expect((await get('/@vite/client')).body).toBe('hot');
  expect((await get('/product/fjord-wandpaneel')).body).toContain('<!-- /product/fjord-wandpaneel -->');
});

it('runs what development needs before the application', async () => {
  current = { ...definition, manifest: { ...definition.manifest, preludes: ['/@vite/client'] } };
  const { body } = await get('/product/fjord-wandpaneel');
  const modules = [...body.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
  expect(modules).toEqual(['/@vite/client', '/assets/loader-1.js']);
  current = definition;
});
