import { describe, expect, it } from 'vitest';
import { normalizePath } from '#runtime/server/normalize-path.ts';

describe('normalizePath', () => {
  it.each(['/', '/product/fjord', '/fr', '/a%2F%2Fb', '/a..b/.c', '/.well-known/x'])('leaves %s as it is', (path) => {
    expect(normalizePath(path)).toBeUndefined();
  });

  it.each([
    ['/fr/', '/fr'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/product/..', '/'],
    ['/fr/../producten', '/producten'],
    ['/product/%2E%2e/fr/./x/', '/fr/x'],
    ['/x/..//evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/../../etc/passwd', '/etc/passwd'],
  ])('spells %s as %s', (path, normal) => {
    expect(normalizePath(path)).toBe(normal);
  });
});
