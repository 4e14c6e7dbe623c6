import { describe, expect, it } from 'vitest';
import { startTestBackend } from '#tests/support/backend.ts';
import { freshEmail, mailsTo } from '#tests/support/customers.ts';
import { byPerson } from '#tests/support/requests.ts';
import { pgliteForFile, useBackend } from './suites/engine.ts';

describe('the page of mails', () => {
  const backend = useBackend(pgliteForFile());

  it('shows mails on this machine only', async () => {
    const { app } = backend().backend;
    const read = (url: string, host = 'localhost:3001', remoteAddress = '127.0.0.1', further = {}) =>
      app.inject({ url, headers: { host, ...further }, remoteAddress });
    expect((await read('/dev/mails')).body).toContain('No mails have been written yet.');
    const email = freshEmail();
    await backend().ask('/newsletter', { method: 'POST', body: { email, guard: byPerson } });
    await mailsTo(backend(), email);
    const list = await read('/dev/mails');
    expect(list.body).toContain(email);
    const [, address = ''] = /href="(\/dev\/mails\/[^"]+\.html)"/.exec(list.body) ?? [];
    const mail = await read(address);
    expect(mail.body).toContain('Your code:');
    expect(mail.headers['content-security-policy']).toContain("default-src 'none'");
    for (const url of ['/dev/mails', address]) {
      expect((await read(url, 'evil.example')).statusCode).toBe(404);
      expect((await read(url, 'localhost:3001', '192.0.2.7')).statusCode).toBe(404);
      // Behind a proxy on this machine, all requests come from the proxy, whatever the headers say.
      for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
        const passedOn = { [header]: '127.0.0.1' };
        expect((await read(url, 'localhost:3001', '127.0.0.1', passedOn)).statusCode, header).toBe(404);
      }
    }
    expect((await read('/dev/mails/..%2f..%2fpackage.txt')).statusCode).toBe(404);
  });

  it('has no such page where mails go to a mail server', async () => {
    const other = await startTestBackend({ smtp: { url: 'smtp://127.0.0.1:1', from: 'shop@quiet.example' } });
    expect((await other.backend.app.inject({ url: '/dev/mails' })).statusCode).toBe(404);
    await other.close();
  });
});
