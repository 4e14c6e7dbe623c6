/**
 * The site's icons as PNG, for what shows no SVG: the home screens of phones. Sizes in pixels are those that systems ask for
 * (https://www.w3.org/TR/appmanifest/#icons-member; Apple's touch icon has 180).
 */
export const siteIcons = [
  { path: '/apple-touch-icon.png', size: 180, maskable: true },
  { path: '/icon-192.png', size: 192, maskable: false },
  { path: '/icon-512.png', size: 512, maskable: false },
  { path: '/icon-maskable-512.png', size: 512, maskable: true },
] as const;
