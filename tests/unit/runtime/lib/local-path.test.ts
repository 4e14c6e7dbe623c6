import { describe, expect, it } from 'vitest';
import { parseLocalPath } from '#runtime/lib/local-path.ts';

describe('parseLocalPath', () => {
  it.each(['/', '/fr/produits', '/producten?pagina=2&sort=NAME', '/a/%C3%A9'])('takes %s', (path) => {
    expect(parseLocalPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'producten',
    '/a\r\nSet-Cookie: x=1',
    '/\t/evil.example',
    '',
    undefined,
    ['/a', '/b'],
  ])('refuses %j', (value) => {
    expect(parseLocalPath(value)).toBeUndefined();
  });
});
