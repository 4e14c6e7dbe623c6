const host = 'evil.example';

/** Prefixes with which a browser or proxy may parse a path as a host. */
const openings = [
  ...['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '//\\', '/\\\\', '\\', '/.//', '/..//', '/./\\', '/a/..//'],
  ...['/\t/', '/\n/', '/\r/', '\t//', '\n//', ' //', '/ /', '/\u0000/', '/\u000b/', '/\u00a0/', '/\u200b/', '\ufeff//'],
  ...[
    '/%2f',
    '/%2F/',
    '%2f%2f',
    '/%5c',
    '/%5C\\',
    '/%09/',
    '/%0d/',
    '/%0a//',
    '/%00/',
    '/%252f',
    '/%2e%2e//',
    '/.%2e//',
  ],
  ...['\u2215\u2215', '/\u2215', '/\u2044', '/\uff0f', '\uff0f\uff0f', '/\u29f8', '/\uff3c', '/\u3002', '//\u3002'],
  ...['http://', 'https://', 'HTTPS://', 'https:/', 'https:', 'https:///', 'https:\\\\', 'ftp://', 'ws://', 'file:///'],
  ...['h\tttps://', 'https\n://', ' https://', '\u0001https://', 'view-source:https://', 'blob:https://', 'intent://'],
  ...[
    '//shop.example@',
    'https://shop.example@',
    '//shop.example:443@',
    '/@',
    '@',
    '//shop.example%40',
    '//shop.example\\@',
  ],
] as const;

/** Suffixes of the host. */
const endings = ['', '/account', '?to=/account', '#/account'] as const;

/** Addresses with a script or a document. */
const schemes = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://%0aalert(1)',
  'javascript:/account',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:,/account',
  'about:blank',
  'mailto:somebody@evil.example',
  '/account\r\nLocation: https://evil.example',
  '/account\nSet-Cookie: a=b',
] as const;

/** Addresses with which an attacker might redirect a visitor to another host. */
export const foreignAddresses: readonly string[] = [
  ...openings.flatMap((opening) => endings.map((ending) => `${opening}${host}${ending}`)),
  ...schemes,
];
