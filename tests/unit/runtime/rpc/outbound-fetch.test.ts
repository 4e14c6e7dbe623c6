import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiUnreachableError, createOutboundFetch, type OutboundLimits } from '#runtime/rpc/clients/outbound-fetch.ts';
import { type ApiServer, sendProblem, startApiServer } from './api-server.ts';

const limits: OutboundLimits = { readMs: 2000, writeMs: 5000, retries: 2, failuresToBreak: 100, breakMs: 60_000 };
let api: ApiServer;

beforeEach(async () => {
  api = await startApiServer();
});
afterEach(() => api.close());

const failTimes = (times: number, status = 503): void => {
  let left = times;
  api.rule((_, response) => {
    if (left === 0) return false;
    left -= 1;
    sendProblem(response, status, 'SERVICE_UNAVAILABLE');
    return true;
  });
};

const getReason = async (answer: Promise<Response>): Promise<string> => {
  const error: unknown = await answer.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiUnreachableError)) throw error;
  return error.reason;
};

describe('createOutboundFetch', () => {
  it('asks again when a read is answered with 503, and hands out the good answer', async () => {
    failTimes(2);
    const response = await createOutboundFetch(limits)(new Request(`${api.url}/menus`));
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty('header');
    expect(api.requests).toHaveLength(3);
  });

  it('hands out the last answer when the retries are used up', async () => {
    failTimes(9, 502);
    const response = await createOutboundFetch(limits)(new Request(`${api.url}/menus`));
    expect(response.status).toBe(502);
    expect(api.requests).toHaveLength(3);
  });

  it('never asks again for what may have changed something', async () => {
    failTimes(9);
    const request = new Request(`${api.url}/orders/lines`, { method: 'POST', body: '{}' });
    expect((await createOutboundFetch(limits)(request)).status).toBe(503);
    expect(api.requests).toHaveLength(1);
  });

  it('does not ask again after a definite no', async () => {
    const response = await createOutboundFetch(limits)(new Request(`${api.url}/Products/gone`));
    expect(response.status).toBe(404);
    expect(api.requests).toHaveLength(1);
  });

  it('gives up on an answer that does not come', async () => {
    api.rule(() => true);
    const outboundFetch = createOutboundFetch({ ...limits, retries: 0, readMs: 50 });
    expect(await getReason(outboundFetch(new Request(`${api.url}/menus`)))).toBe('timeout');
  });

  it.each([
    ['announced', true],
    ['of unknown length', false],
  ])('reads no more of an answer than memory can bear: one %s', async (_, announced) => {
    const whole = Buffer.alloc(9 * 1024 * 1024, ' ');
    api.rule((_request, response) => {
      if (announced) response.setHeader('content-length', whole.length);
      response.end(whole);
      return true;
    });
    const outboundFetch = createOutboundFetch({ ...limits, retries: 0, readMs: 5000 });
    expect(await getReason(outboundFetch(new Request(`${api.url}/menus`)))).toBe('network');
  });

  it('reads an answer of unknown length to its end', async () => {
    const text = JSON.stringify({ name: 'ä'.repeat(200_000) });
    api.rule((_, response) => {
      response.write(text.slice(0, 100_000));
      response.end(text.slice(100_000));
      return true;
    });
    const response = await createOutboundFetch({ ...limits, readMs: 5000 })(new Request(`${api.url}/menus`));
    expect(await response.text()).toBe(text);
  });

  it('gives up in all, however many attempts are left', async () => {
    api.rule(() => true);
    const outboundFetch = createOutboundFetch({ ...limits, retries: 1000, readMs: 100 });
    expect(await getReason(outboundFetch(new Request(`${api.url}/menus`)))).toBe('timeout');
    expect(api.requests.length).toBeLessThanOrEqual(3);
  });

  it('gives up on a body that stalls', async () => {
    api.rule((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"header":');
      return true;
    });
    const outboundFetch = createOutboundFetch({ ...limits, retries: 0, readMs: 50 });
    expect(await getReason(outboundFetch(new Request(`${api.url}/menus`)))).toBe('timeout');
  });

  it('names the API that cannot be reached', async () => {
    const { url } = api;
    await api.close();
    const answer = createOutboundFetch({ ...limits, retries: 0 })(new Request(`${url}/menus`));
    await expect(answer).rejects.toThrow(`${url} could not be reached`);
    api = await startApiServer();
  });

  it('leaves an API alone that failed repeatedly', async () => {
    failTimes(99);
    const outboundFetch = createOutboundFetch({ ...limits, retries: 0, failuresToBreak: 3 });
    for (let call = 0; call < 3; call += 1) await outboundFetch(new Request(`${api.url}/menus`));
    expect(await getReason(outboundFetch(new Request(`${api.url}/menus`)))).toBe('circuit-open');
    expect(api.requests).toHaveLength(3);
  });

  it('lets calls through again once the API has recovered', async () => {
    failTimes(1);
    const outboundFetch = createOutboundFetch({ ...limits, retries: 0, failuresToBreak: 1, breakMs: 0 });
    expect((await outboundFetch(new Request(`${api.url}/menus`))).status).toBe(503);
    expect((await outboundFetch(new Request(`${api.url}/menus`))).status).toBe(200);
  });

  it('does not hold it against the API when a visitor leaves', async () => {
    api.rule(() => true);
    const outboundFetch = createOutboundFetch({ ...limits, readMs: 5000, failuresToBreak: 1 });
    const visitor = new AbortController();
    const answer = outboundFetch(new Request(`${api.url}/menus`, { signal: visitor.signal }));
    visitor.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    api.rule(undefined);
    expect((await outboundFetch(new Request(`${api.url}/menus`))).status).toBe(200);
  });
});
