import { describe, expect, it } from 'vitest';
import {
  cleanQuery,
  maxQueryLength,
  parseSearchAddress,
  searchAddress,
} from '#runtime/features/search/search-address.ts';

const parse = (text: string) => parseSearchAddress(new URLSearchParams(text));

describe('what is asked of the search, in an address', () => {
  it('is read as it was written', () => {
    const asked = { q: 'vilt & schuim', type: 'Project', page: 3 } as const;
    expect(parse(searchAddress(asked))).toEqual(asked);
  });

  it('names neither a first page nor a type that nobody chose', () => {
    expect(searchAddress({ q: 'vilt' })).toBe('?q=vilt');
    expect(searchAddress({ q: 'vilt', page: 1 })).toBe('?q=vilt');
    expect(searchAddress({ q: '' })).toBe('');
  });

  it('counts what makes no sense as not asked', () => {
    expect(parse('')).toEqual({ q: '', page: 1 });
    expect(parse('q=vilt&type=Customer&page=0')).toEqual({ q: 'vilt', page: 1 });
    expect(parse('q=vilt&page=1.5')).toEqual({ q: 'vilt', page: 1 });
    expect(parse('q=vilt&page=10001')).toEqual({ q: 'vilt', page: 1 });
  });

  it('never asks what the API would refuse', () => {
    expect(cleanQuery('  wand\n\tpaneel\u0000 ')).toBe('wand paneel');
    expect(cleanQuery('   \n ')).toBe('');
    expect(cleanQuery('x'.repeat(500))).toHaveLength(maxQueryLength);
    expect(cleanQuery(`${'x'.repeat(99)} y`)).toHaveLength(99);
  });
});
