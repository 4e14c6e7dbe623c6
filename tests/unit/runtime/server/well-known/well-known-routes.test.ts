import { expect, it } from 'vitest';
import { dutchHost } from '../test-server.ts';
import { testServerForFile } from '../test-server-for-file.ts';

const { get } = testServerForFile();

it('says where a vulnerability is reported, in languages of the site, for less than a year (RFC 9116)', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@acoustic-nl.example',
    'Preferred-Languages': expect.stringMatching(/^nl(, [a-z]{2})*$/),
    Canonical: `https://${dutchHost}/.well-known/security.txt`,
  });
  const days = (Date.parse(String(fields.Expires)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('leads to where a password is changed, in the language of the host, and nowhere where there is no such page', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([303, '/mijn-account/gegevens']);
  const german = await get('/.well-known/change-password', 'www.acoustic-de.example');
  expect(german.statusCode).toBe(404);
});
