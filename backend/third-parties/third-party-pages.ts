import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml, plainPage } from '../html/plain-page.ts';
import { requireThisMachine } from '../identity/require-this-machine.ts';
import { createPageSpeed } from './page-speed.ts';
import { sandboxFile } from './sandbox-scripts.ts';

/** The host name of the sandbox in browsers of this machine: `*.localhost` needs no DNS (RFC 6761, 6.3). */
const sandboxHost = /^third-parties\.localhost(:\d+)?$/;

/** Max. requests of the list. */
const shown = 200;

/** Max. bytes of a request to a third party. */
const bodyLimit = 1_000_000;

/** Max. characters of a body in the list. */
const shownCharacters = 400;

interface Received {
  readonly at: Date;
  readonly method: string;
  /** Host and path at the third party: `ads.acoustic.example/calls.js`. */
  readonly address: string;
  readonly body: string;
}

const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'api-key, content-type',
  'cache-control': 'no-store',
};

/**
 * Simulates the third parties of a storefront on this machine, at `http://third-parties.localhost:PORT`: it answers
 * `/<host>/<path>` as the third party would, lists its requests at `/`, and accepts the reports of the monitoring
 * client, whose figures are at `/metrics`. Only this machine may use it.
 */
export function registerThirdPartyPages(app: FastifyInstance): void {
  const received: Received[] = [];
  const speed = createPageSpeed();
  const note = ({ method, url }: FastifyRequest, body: string): void => {
    received.push({ at: new Date(), method, address: url.slice(1), body: body.slice(0, shownCharacters) });
    if (received.length > shown) received.shift();
  };

  app.get('/metrics', async (request, reply) => {
    requireThisMachine(request);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await speed.render());
  });

  app.register(async (sandbox) => {
    const at = { constraints: { host: sandboxHost } };
    sandbox.removeAllContentTypeParsers();
    sandbox.addContentTypeParser<Buffer>('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
    sandbox.addHook('onRequest', async (request) => requireThisMachine(request));

    sandbox.get('/', at, async (_, reply) => reply.type('text/html; charset=utf-8').send(listPage(received)));

    sandbox.options('/*', at, async (_, reply) => reply.code(204).headers(anyOrigin).send());

    sandbox.get('/*', at, async (request, reply) => {
      note(request, '');
      const file = sandboxFile(request.url.split('?')[0] ?? '');
      return reply
        .code(file ? 200 : 404)
        .headers(anyOrigin)
        .type(file?.type ?? 'text/plain')
        .send(file?.body ?? '');
    });

    sandbox.post<{ Body: Buffer | undefined; Querystring: { z?: string } }>('/*', at, async (request, reply) => {
      const body = request.body ?? Buffer.alloc(0);
      const isCompressed = request.query.z === '1';
      await speed.add(body, isCompressed);
      note(request, isCompressed ? `${body.length} bytes, compressed` : body.toString('utf8'));
      return reply.code(204).headers(anyOrigin).send();
    });
  });
}

function listPage(received: readonly Received[]): string {
  const rows = received
    .toReversed()
    .map(
      ({ at, method, address, body }) =>
        `<li><time>${at.toISOString()}</time> ${method} ${escapeHtml(address)} <code>${escapeHtml(body)}</code></li>`,
    );
  const list = rows.length === 0 ? '<p>Nothing has been asked of them yet.</p>' : `<ul>\n${rows.join('\n')}\n</ul>`;
  return plainPage('en', 'Third parties', `<h1>What third parties were asked</h1>\n${list}`);
}
