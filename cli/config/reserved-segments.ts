/** First path segments that the storefront's server reserves. */
export const reservedSegments = [
  'api',
  'assets',
  'media',
  'locale',
  'vat',
  'preview',
  'arrive',
  'leave',
  'account-data',
  'saved-items',
  'internal',
  'healthz',
  'readyz',
  'metrics',
  'sitemap.xml',
  'robots.txt',
] as const;
