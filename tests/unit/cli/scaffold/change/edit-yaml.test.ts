import { describe, expect, it } from 'vitest';
import { insertBehind, removeKey, renameKey, replaceTexts } from '#cli/scaffold/change/edit-yaml.ts';

const text = `# Of all
locales: # that there are
  nl-NL: { language: nl, country: NL }
  # In Belgium
  nl-BE: { language: nl, country: BE } # two languages
routes:
  home: { nl-NL: /, nl-BE: / }
  cart:
    nl-BE: '/wagen'

    nl-NL: "/mand"
integrations:
  tagManager:
    ids: # one
      nl-BE: GTM-1
  none: { ids: { nl-BE: GTM-2 } }
words:
  nl-BE: |
    two
    lines
  nl-NL: one
list: [nl-BE]
`;

describe('a removed key', () => {
  it('is gone from every map with its value and the comment behind it, and nothing else is', () => {
    expect(removeKey(text, 'nl-BE')).toBe(`# Of all
locales: # that there are
  nl-NL: { language: nl, country: NL }
  # In Belgium
routes:
  home: { nl-NL: / }
  cart:

    nl-NL: "/mand"
integrations:
  tagManager:
    ids: {} # one
  none: { ids: {  } }
words:
  nl-NL: one
list: [nl-BE]
`);
  });

  it('is gone from the beginning of a list in braces, and from the last line of a file', () => {
    expect(removeKey('home: { nl-BE: /a, nl-NL: /b }', 'nl-BE')).toBe('home: { nl-NL: /b }');
    expect(removeKey('a:\r\n  nl-NL: 1\r\n  nl-BE: 2', 'nl-BE')).toBe('a:\r\n  nl-NL: 1\r\n');
    expect(removeKey('a: 1\n', 'nl-BE')).toBe('a: 1\n');
  });

  it('is refused where its line begins with something else', () => {
    expect(removeKey('list:\n  - nl-BE: 1\n    nl-NL: 2\n', 'nl-BE')).toBeUndefined();
  });
});

describe('a renamed key', () => {
  it('is another in every map, and values are as they were', () => {
    expect(renameKey(text, 'nl-BE', 'nl-LU')).toBe(text.replaceAll('nl-BE:', 'nl-LU:'));
    expect(renameKey('{ "nl-BE": 1 }', 'nl-BE', 'nl-LU')).toBe('{ "nl-LU": 1 }');
  });
});

describe('a replaced text', () => {
  it('keeps its quotes and what stands around it, and is found by its keys', () => {
    const seen: string[] = [];
    const changed = replaceTexts(text, (value, keys) => {
      seen.push(`${keys.join('.')}=${value}`);
      if (keys.join('.') === 'locales.nl-BE.country') return 'LU';
      if (value === '/wagen') return "/d'r";
      return value === '/mand' ? '/korf' : undefined;
    });
    expect(changed).toBe(
      text.replace('country: BE', 'country: LU').replace("'/wagen'", "'/d''r'").replace('"/mand"', '"/korf"'),
    );
    expect(seen).toContain('list=nl-BE');
  });
});

describe('a key that is added behind another', () => {
  it.each([
    ['id: a # one\nb: 1\n', 'id: a # one\nshopId: s\nb: 1\n'],
    ['b: 1\r\nid: a\r\n', 'b: 1\r\nid: a\r\nshopId: s\r\n'],
    ['id: a', 'id: a\nshopId: s'],
    ['{ id: a, b: 1 }', '{ id: a, shopId: s, b: 1 }'],
  ])('has a line of its own, or a place of its own in braces: %j', (before, after) => {
    expect(insertBehind(before, 'id', { key: 'shopId', value: 's' })).toBe(after);
  });
});
