import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#backend/api/api.ts';
import { createApi } from '#backend/api/create-api.ts';
import { loadApi } from '#backend/api/load-api.ts';
import { ProblemError } from '#backend/errors/problem.ts';
import type { Authenticate } from '#backend/identity/authenticate.ts';
import { type Handlers, StatusAnswer } from '#backend/operations/handler.ts';

// The real operations need no credentials, so this uses a specification with credentials.
const document = `
openapi: 3.1.0
info: { title: Small, version: '1' }
paths:
  /me:
    get:
      operationId: getMe
      security: [{ session: [] }]
      responses: { '200': { description: Me } }
  /me/{id}:
    put:
      operationId: updateMe
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, maxLength: 5 } }
        - { name: page, in: query, schema: { $ref: '#/components/schemas/Page' } }
        - { name: tag, in: query, schema: { type: array, items: { type: string } } }
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, additionalProperties: false, required: [age], properties: { age: { type: integer } } } } }
      responses:
        '200': { description: Done }
        '404': { $ref: '#/components/responses/Gone' }
  /me/verify:
    post:
      operationId: verifyMe
      responses: { '200': { description: Done }, '501': { description: Later } }
  /files:
    post:
      operationId: addStorageFile
      parameters:
        - { name: X-Order-Token, in: header, schema: { type: string } }
      requestBody: { content: { multipart/form-data: { schema: { type: object } } } }
      responses: { '201': { description: Made } }
components:
  schemas:
    Page: { type: integer, minimum: 1, default: 3 }
  responses:
    Gone: { description: Gone, x-problem-codes: [PRODUCT_NOT_FOUND, NOT_FOUND], content: { application/problem+json: {} } }
`;

let folder: string;
let api: Api;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopgen-spec-'));
  await writeFile(path.join(folder, 'small.yaml'), document);
  api = await loadApi([path.join(folder, 'small.yaml')]);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const session: Authenticate = async ({ headers }) => headers.authorization === 'Bearer good';

function apiWith(handlers: Handlers, authenticators: Readonly<Record<string, Authenticate>> = { session }) {
  return createApi({
    api,
    handlers,
    readClient: async () => ({
      isService: false,
      address: '127.0.0.1',
      device: undefined,
      mailLink: undefined,
      branch: undefined,
      bearerToken: undefined,
    }),
    authenticators,
    resolveShop: async () => {
      throw new Error('Nothing here takes a shop.');
    },
    countRequest: async () => undefined,
    bodyLimits: {},
    formFileSize: 100,
    logger: { level: 'silent' },
  });
}

describe('an API made from a spec', () => {
  it('checks credentials before anything else', async () => {
    const app = apiWith({ getMe: async () => Object.create(null) });
    const without = await app.inject({ url: '/me' });
    expect([without.statusCode, without.json().code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await app.inject({ url: '/me', headers: { authorization: 'Bearer good' } })).statusCode).toBe(200);
  });

  it('does not start without a check for the credentials of an operation', () => {
    expect(() => apiWith({ getMe: async () => Object.create(null) }, {})).toThrow(
      'getMe needs the security scheme session',
    );
  });

  it('hands over path, query and body as the spec describes them', async () => {
    const seen: unknown[] = [];
    const app = apiWith({
      updateMe: async ({ path: place, query, body }) => {
        seen.push(place, query, body);
        return Object.create(null);
      },
    });
    const put = (url: string, payload: string) =>
      app.inject({ method: 'PUT', url, headers: { 'content-type': 'application/json' }, payload });
    await put('/me/me?tag=one', '{"age":5}');
    // The default comes from a reference, the text became a number, the single value a list.
    expect(seen).toEqual([{ id: 'me' }, { page: 3, tag: ['one'] }, { age: 5 }]);

    expect((await put('/me/me?page=2', '{"age":"5"}')).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ in: 'body', pointer: '/age', rule: 'type' }],
    });
    expect((await put('/me/me', '{"age":5,"name":1}')).json()).toMatchObject({
      errors: [{ pointer: '/name', rule: 'additionalProperties' }],
    });
    expect((await put('/me/me', '{"age":5')).json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect((await put('/me/me?page=0', '{"age":5}')).json()).toMatchObject({
      errors: [{ in: 'query', pointer: '/page', rule: 'minimum' }],
    });
    // An impossible name is answered like an unknown one.
    expect((await put('/me/too-long', '{"age":5}')).json()).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
    const text = await app.inject({
      method: 'PUT',
      url: '/me/me',
      headers: { 'content-type': 'text/plain' },
      payload: 'age',
    });
    expect([text.statusCode, text.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const large = await put('/me/me', JSON.stringify({ age: 'x'.repeat(200_000) }));
    expect([large.statusCode, large.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(seen).toHaveLength(3);
  });

  it('returns the status, headers and body of a handler, or none', async () => {
    const seen: unknown[] = [];
    const app = apiWith({
      verifyMe: async () => new StatusAnswer(204, undefined, { 'cache-control': 'no-store' }),
      addStorageFile: async ({ headers }) => {
        seen.push(headers);
        return new StatusAnswer(201, Object.create(null), { location: '/files/7' });
      },
    });
    const done = await app.inject({ method: 'POST', url: '/me/verify' });
    expect([done.statusCode, done.body, done.headers['content-type'], done.headers['cache-control']]).toEqual([
      204,
      '',
      undefined,
      'no-store',
    ]);
    const made = await app.inject({ method: 'POST', url: '/files', headers: { 'x-order-token': 'abc' } });
    expect([made.statusCode, made.body, made.headers.location]).toEqual([201, '{}', '/files/7']);
    expect(seen).toEqual([{ 'X-Order-Token': 'abc' }]);

    // Other operations accept JSON, but this one does not.
    const json = await app.inject({ method: 'POST', url: '/files', payload: { file: 'x' } });
    expect([json.statusCode, json.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it.each([
    ['a problem', new ProblemError('CONFLICT', 'Too late'), 409, { code: 'CONFLICT', detail: 'Too late' }],
    ['a mistake of ours', new Error('the password is 1234'), 500, { code: 'INTERNAL', title: 'Internal error' }],
    [
      'a database that cannot be reached',
      Object.assign(new Error('Failed query'), { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }),
      503,
      { code: 'SERVICE_UNAVAILABLE' },
    ],
    [
      'a disk that is full',
      Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }),
      503,
      { code: 'SERVICE_UNAVAILABLE' },
    ],
  ])('turns %s into a problem that tells no secrets', async (_, error, status, problem) => {
    const app = apiWith({
      getMe: async () => {
        throw error;
      },
    });
    const answer = await app.inject({ url: '/me', headers: { authorization: 'Bearer good' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ ...problem, status, requestId: expect.any(String) });
    expect(answer.body).not.toContain('1234');
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });
});
