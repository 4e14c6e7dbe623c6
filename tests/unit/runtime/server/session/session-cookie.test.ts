import { EncryptJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSessionCookies } from '#runtime/server/session/session-cookie.ts';
import { ofCheck } from '#tests/support/trust.ts';

const token = 'Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1LxA';
const cookies = createSessionCookies('a secret that is only used by this test');

/** Returns the `Cookie` header of a browser with these cookies. */
const sentBack = (setCookies: readonly string[]): string =>
  setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');

const getAttributes = (cookie: string | undefined): string[] => (cookie ?? '').split('; ').slice(1).sort();

// ASVS 9.1.1, 9.2.1, 11.3.3

describe('a session cookie', () => {
  it('opens what it sealed, among other cookies', async () => {
    const header = sentBack(await cookies.seal(token, true));
    expect(await cookies.open(header)).toBe(token);
    expect(await cookies.open(`vat=excl; ${header}; locale=nl-NL`)).toBe(token);
  });

  it('shows nothing of the token, and never the same twice', async () => {
    const [one, other] = await Promise.all([cookies.seal(token, true), cookies.seal(token, true)]);
    expect(one.join()).not.toContain(token);
    expect(Buffer.from(one.join(), 'base64url').toString('latin1')).not.toContain(token);
    expect(one[0]).not.toBe(other[0]);
  });

  it(`is for this host alone, out of reach of scripts; the mark beside it holds no secret ${ofCheck(16)}`, async () => {
    const [session, mark] = await cookies.seal(token, false);
    expect(session).toMatch(/^__Host-session=/);
    expect(getAttributes(session)).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(mark).toMatch(/^signed-in=1;/);
    expect(getAttributes(mark)).toEqual(['Max-Age=15552000', 'Path=/', 'SameSite=Lax']);
    const [, safeMark] = await cookies.seal(token, true);
    expect(getAttributes(safeMark)).toContain('Secure');
  });

  it('is forgotten with the same attributes', async () => {
    const [session, mark] = cookies.clear(true);
    expect(session).toMatch(/^__Host-session=;/);
    expect(mark).toMatch(/^signed-in=;/);
    expect(getAttributes(session)).toEqual(['HttpOnly', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(await cookies.open(sentBack(cookies.clear(true)))).toBeUndefined();
  });

  it('cannot be read with another secret', async () => {
    const header = sentBack(await createSessionCookies('another secret of sufficient length').seal(token, true));
    expect(await cookies.open(header)).toBeUndefined();
  });

  it('opens no more once any part of it was changed', async () => {
    const header = sentBack(await cookies.seal(token, true));
    const [sealed = ''] = header.split('; ');
    const start = sealed.indexOf('=') + 1;
    const changed = [...sealed.slice(start)].flatMap((character, index, all) =>
      // The last character of a part may have unused bits.
      character === '.' || all[index + 1] === '.' || index === all.length - 1
        ? []
        : [`${sealed.slice(0, start + index)}${character === 'A' ? 'B' : 'A'}${sealed.slice(start + index + 1)}`],
    );
    expect(changed.length).toBeGreaterThan(100);
    const opened = await Promise.all(changed.map((cookie) => cookies.open(cookie)));
    expect(opened.filter((found) => found !== undefined)).toEqual([]);
  });

  it('opens nothing that it did not seal', async () => {
    const foreign = await new EncryptJWT({ token })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(new Uint8Array(32));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ token })).toString('base64url')}.`;
    for (const value of ['', token, 'a.b.c.d.e', '....', foreign, unsigned, '%00', '1']) {
      expect(await cookies.open(`__Host-session=${value}`), value).toBeUndefined();
    }
    expect(await cookies.open(undefined)).toBeUndefined();
    expect(await cookies.open(`session=${token}; signed-in=1`)).toBeUndefined();
  });
});
