/** The lowest layer of sites in tests of extensions: the least that a site has to have. */
export const smallShop = `
siteName: Small
shopName: Small Shop
bundle: small
defaultLocale: nl-NL
locales:
  nl-NL: { language: nl, name: Nederlands, country: NL, currency: EUR, timeZone: Europe/Amsterdam }
  en-GB: { language: en, name: English, country: GB, currency: GBP, timeZone: Europe/London }
domains: { nl-NL: small-nl.example, en-GB: small-gb.example }
pages: {}
flags:
  products: true
  account: false
  reviewsWidget: false
  footerLogo: false
  search: { all: false, product: false, blog: false, project: false }
pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 }
routes:
  home: { nl-NL: /, en-GB: / }
  productOverview: { nl-NL: /producten, en-GB: /products }
  productDetail: { nl-NL: "/product/{slug}", en-GB: "/product/{slug}" }
  cart: { nl-NL: /winkelwagen, en-GB: /cart }
  notFound: { nl-NL: /niet-gevonden, en-GB: /not-found }
theme:
  colors:
    surface: "#ffffff"
    surfaceRaised: "#ffffff"
    surfaceSunken: "#f0f0f0"
    ink: "#111111"
    inkMuted: "#555555"
    line: "#dddddd"
    accent: "#1f4f3c"
    accentStrong: "#173d2e"
    accentSoft: "#e2ebe3"
    onAccent: "#ffffff"
    header: "#ffffff"
    onHeader: "#111111"
    footer: "#111111"
    onFooter: "#ffffff"
    success: "#266240"
    warning: "#855300"
    danger: "#a3301f"
    info: "#1f587f"
  fonts:
    text: { family: Inter, package: "@fontsource-variable/inter", fallback: Arial }
    heading: { family: Inter, package: "@fontsource-variable/inter", fallback: Arial }
    label: { family: JetBrains Mono, package: "@fontsource-variable/jetbrains-mono", fallback: Courier New }
  heading: { weight: 600, letterSpacing: -0.02em }
  radius: { small: 2px, medium: 4px, large: 8px, pill: 999px }
  density: 1
  cardRatio: 4 / 3
`;
