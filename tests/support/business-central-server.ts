import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BusinessCentralSettings } from '#backend/business-central/business-central-settings.ts';

/** A sales order of the server. */
export interface StoredSalesOrder {
  readonly id: string;
  readonly body: Record<string, unknown>;
  revision: number;
}

/** A server with OAuth 2.0 with PKCE, and the sales orders of Business Central's API v2.0. */
export interface BusinessCentralServer {
  readonly settings: BusinessCentralSettings;
  readonly salesOrders: StoredSalesOrder[];
  /** Valid access and refresh tokens, the newest last. */
  readonly accessTokens: string[];
  readonly refreshTokens: string[];
  /** Methods of the requests to the API. */
  readonly requests: string[];
  /** Seconds for which access tokens are valid. */
  expiresIn: number;
  /** Whether the authority rejects token requests. */
  refusesTokens: boolean;
  /** The failure of the next request to the API. */
  failure: 'none' | 'refuse' | 'carryOutAndBreakOff';
}

interface Grant {
  readonly challenge: string;
  readonly redirectUri: string;
}

/** Starts a Business Central server. It stops with the process. */
export async function startBusinessCentralServer(): Promise<BusinessCentralServer> {
  const grants = new Map<string, Grant>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', settings.authority);
    const json = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const { pathname, searchParams } = url;
    if (pathname === '/.well-known/openid-configuration') {
      return json(200, {
        issuer: settings.authority,
        authorization_endpoint: `${settings.authority}/authorize`,
        token_endpoint: `${settings.authority}/token`,
      });
    }
    if (pathname === '/authorize') {
      const code = randomUUID();
      const redirectUri = searchParams.get('redirect_uri') ?? '';
      grants.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirectUri });
      const location = new URL(redirectUri);
      location.searchParams.set('code', code);
      location.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(302, { location: location.href }).end();
      return;
    }
    if (pathname === '/token') return json(...grant(new URLSearchParams(await text(request))));
    await serveApi(request, url, json, () => request.socket.destroy());
  });

  function grant(form: URLSearchParams): [number, unknown] {
    const isClient = form.get('client_id') === settings.clientId && form.get('client_secret') === settings.clientSecret;
    if (!isClient || state.refusesTokens) return [400, { error: 'invalid_client' }];
    if (form.get('grant_type') === 'refresh_token') {
      const place = state.refreshTokens.indexOf(form.get('refresh_token') ?? '');
      if (place < 0) return [400, { error: 'invalid_grant' }];
      state.refreshTokens.splice(place, 1);
      state.accessTokens.length = 0;
    } else {
      const code = form.get('code') ?? '';
      const granted = grants.get(code);
      grants.delete(code);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (granted?.challenge !== challenge || granted.redirectUri !== form.get('redirect_uri')) {
        return [400, { error: 'invalid_grant' }];
      }
    }
    const [accessToken, refreshToken] = [randomBytes(20).toString('hex'), randomBytes(20).toString('hex')];
    state.accessTokens.push(accessToken);
    state.refreshTokens.push(refreshToken);
    return [
      200,
      {
        token_type: 'Bearer',
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_in: state.expiresIn,
      },
    ];
  }

  async function serveApi(
    request: IncomingMessage,
    { pathname, searchParams }: URL,
    json: (status: number, body: unknown) => void,
    breakOff: () => void,
  ): Promise<void> {
    const { method = 'GET' } = request;
    const content = await text(request);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!state.accessTokens.includes(token)) return json(401, { error: { code: 'Unauthorized' } });
    const collection = `/api/v2.0/companies(${settings.companyId})/salesOrders`;
    if (!pathname.startsWith(collection)) return json(404, { error: { code: 'NotFound' } });
    state.requests.push(method);
    const { failure } = state;
    if (failure === 'refuse') return json(400, { error: { code: 'Application_DialogException' } });
    const id = /\((?<id>[^()]+)\)$/.exec(pathname.slice(collection.length))?.groups?.id;
    const stored = state.salesOrders.find((order) => order.id === id);
    const answer = (order: StoredSalesOrder) => ({
      ...order.body,
      id: order.id,
      '@odata.etag': `W/"${order.revision}"`,
    });
    if (method === 'GET') {
      const number = /^externalDocumentNumber eq '(?<number>.*)'$/.exec(searchParams.get('$filter') ?? '')?.groups
        ?.number;
      const value = state.salesOrders.filter(({ body }) => body.externalDocumentNumber === number).map(answer);
      return json(200, { value });
    }
    if (failure === 'carryOutAndBreakOff') state.failure = 'none';
    const finish = (status: number, body?: unknown): void => {
      if (failure === 'carryOutAndBreakOff') breakOff();
      else json(status, body ?? {});
    };
    if (method === 'POST') {
      const body: Record<string, unknown> = JSON.parse(content);
      const order = { id: randomUUID(), body, revision: 1 };
      state.salesOrders.push(order);
      return finish(201, answer(order));
    }
    if (!stored) return json(404, { error: { code: 'NotFound' } });
    if (request.headers['if-match'] !== `W/"${stored.revision}"`) return json(409, { error: { code: 'Conflict' } });
    if (method === 'DELETE') {
      state.salesOrders.splice(state.salesOrders.indexOf(stored), 1);
      return finish(200);
    }
    stored.revision += 1;
    Object.assign(stored.body, JSON.parse(content));
    finish(200, answer(stored));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');
  const authority = `http://127.0.0.1:${address.port}`;
  const settings: BusinessCentralSettings = {
    url: `${authority}/api/v2.0`,
    authority,
    clientId: 'shopgen',
    clientSecret: 'a secret of the tests',
    tokenKey: 'a key of the tests, long enough to be one',
    companyId: '5b1f0c52-0f7e-4d0c-9f3a-2f6f0f5f2a11',
    customerNumber: 'WEBSHOP',
    shippingItem: 'SHIPPING',
    redirectUri: 'https://api.shop.example/BusinessCentral/callback',
  };
  const state: BusinessCentralServer = {
    settings,
    salesOrders: [],
    accessTokens: [],
    refreshTokens: [],
    requests: [],
    expiresIn: 3600,
    refusesTokens: false,
    failure: 'none',
  };
  return state;
}
