import { rootElementId, stateElementId } from '#runtime/app/element-ids.ts';
import type { HeadElements } from '#runtime/app/head-elements.ts';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { ClientManifest } from '#runtime/contracts/manifest.ts';
import type { LoaderAttributes } from '#runtime/contracts/page-life.ts';
import { reportsElementId, type VisitReport } from '#runtime/contracts/tracking.ts';
import { sandboxAttribute } from '#runtime/lib/third-party-address.ts';
import { iconPath } from '../assets/icon-route.ts';
import { manifestPath, openSearchPath } from '../discovery/discovery-routes.ts';
import { feedPath } from '../feeds/feed-path.ts';
import { renderPreviewBanner } from '../preview/preview-banner.ts';
import { startScript } from '../security/start-script.ts';
import { socialImageSize } from '../social-images/social-image.ts';
import { escapeJson, escapeMarkup } from './escape.ts';
import type { InlineStyles } from './page-styles.ts';

/** The parts of a document. */
export interface DocumentParts {
  readonly locale: Locale;
  readonly shopName: string;
  readonly head: HeadElements;
  /** Absolute address of the image that stands for the page where it is shared; absent: its own picture does. */
  readonly socialImage?: string | undefined;
  /** Whether it stands in a frame of another website. */
  readonly framed?: boolean | undefined;
  /** Markup of the root element. */
  readonly html: string;
  /** State of a page that hydrates in the browser; absent for one without the application. */
  readonly state: string | undefined;
  readonly routeKey: string | undefined;
  readonly manifest: ClientManifest;
  /** The styles of the page; absent in development: then it links to its stylesheets. */
  readonly styles: InlineStyles | undefined;
  /** Reports of what the page shows; absent where nothing is tracked. */
  readonly reports?: readonly VisitReport[] | undefined;
  /** Origin that replaces third parties under `.example`. */
  readonly thirdPartySandbox?: string | undefined;
  /** The draft that the page shows, and its path; absent for what is published. Nothing of a draft is tracked. */
  readonly preview?: { readonly branch: string; readonly path: string } | undefined;
}

/**
 * Renders the whole document. It needs no nonce and can be cached: its one inline script is the same everywhere, and the browser's
 * initial data is in data blocks. It carries its styles, so that it can be painted as it arrives; the policy names their hash.
 */
export function renderDocument(parts: DocumentParts): string {
  const { locale, head, framed = false, html, state, styles, thirdPartySandbox, preview } = parts;
  const sandbox = thirdPartySandbox === undefined ? '' : ` ${sandboxAttribute}="${escapeMarkup(thirdPartySandbox)}"`;
  return [
    `<!doctype html><html lang="${escapeMarkup(locale)}"${sandbox}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    framed ? '<base target="_blank">' : '',
    `<title>${escapeMarkup(head.title)}</title>`,
    head.description === '' ? '' : meta('name', 'description', head.description),
    `<link rel="icon" href="${iconPath}" type="image/svg+xml">`,
    ...discoveryLinks(parts),
    ...(styles ? [`<style>${styles.css}</style>`] : stylesheets(parts).map(linkStylesheet)),
    head.robots === undefined ? '' : meta('name', 'robots', head.robots),
    head.canonical === undefined ? '' : `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`,
    ...head.alternates.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${escapeMarkup(hreflang)}" href="${escapeMarkup(href)}">`,
    ),
    ...openGraph(parts),
    `</head><body><div id="${rootElementId}">${html}</div>`,
    preview === undefined ? '' : renderPreviewBanner(locale, preview.branch, preview.path),
    // After what is painted: a product in many forms takes some thousand characters.
    ...(head.jsonLd ?? []).map(
      (value) => `<script type="application/ld+json">${escapeJson(JSON.stringify(value))}</script>`,
    ),
    ...(state === undefined ? [] : scripts(parts, state)),
    '</body></html>',
  ].join('');
}

/** Returns the links by which browsers and readers get to know the shop, its search and its blog. */
function discoveryLinks({ locale, shopName, manifest: { routes }, routeKey }: DocumentParts): string[] {
  const link = (rel: string, href: string, type: string): string =>
    `<link rel="${rel}" href="${escapeMarkup(href)}" type="${type}" title="${escapeMarkup(shopName)}">`;
  const isBlog = routeKey === 'blogOverview' || routeKey === 'blogDetail';
  return [
    `<link rel="manifest" href="${manifestPath}">`,
    ...(routes.searchOverview ? [link('search', openSearchPath(locale), 'application/opensearchdescription+xml')] : []),
    ...(isBlog ? [link('alternate', feedPath(locale, 'atom'), 'application/atom+xml')] : []),
  ];
}

/** Returns the addresses of a page's stylesheets. */
function stylesheets({ manifest: { stylesheet, routeStyles, furtherStyles }, routeKey }: DocumentParts): string[] {
  const own = routeKey === undefined ? furtherStyles : routeStyles[routeKey];
  return own === undefined ? [stylesheet] : [stylesheet, own];
}

const linkStylesheet = (href: string): string => `<link rel="stylesheet" href="${escapeMarkup(href)}">`;

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${escapeMarkup(name)}" content="${escapeMarkup(content)}">`;
}

/** Returns the Open Graph tags of a page. */
function openGraph({ head, socialImage, locale, shopName, routeKey }: DocumentParts): string[] {
  if (head.canonical === undefined) return [];
  const image = socialImage ?? head.image;
  const properties = {
    'og:type': routeKey === 'blogDetail' ? 'article' : 'website',
    'og:site_name': shopName,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': head.canonical,
    'og:locale': locale.replace('-', '_'),
    'og:image': image ?? '',
    'og:image:width': socialImage === undefined ? '' : String(socialImageSize.width),
    'og:image:height': socialImage === undefined ? '' : String(socialImageSize.height),
  };
  return [
    ...Object.entries(properties).flatMap(([name, content]) =>
      content === '' ? [] : [meta('property', name, content)],
    ),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
  ];
}

/** Writes the state, and the loader that runs the application when there is a reason. */
function scripts(parts: DocumentParts, state: string): string[] {
  const { manifest, routeKey, locale, reports = [], styles, preview } = parts;
  const chunks = new Set([...manifest.imports, ...((routeKey && manifest.routes[routeKey]) ?? [])]);
  const attributes: LoaderAttributes = {
    loader: manifest.loader,
    route: routeKey,
    entry: manifest.entry,
    site: manifest.siteData[locale] ?? '',
    ahead: [...chunks].join(' '),
    styles: styles && stylesheets(parts).join(' '),
    further: manifest.furtherStyles,
    parties: preview === undefined ? manifest.thirdParties[locale] : undefined,
    now: manifest.preludes ? '' : undefined,
  };
  const data = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : ` data-${name}="${escapeMarkup(value)}"`,
  );
  return [
    dataBlock(stateElementId, state),
    reports.length === 0 || preview !== undefined ? '' : dataBlock(reportsElementId, JSON.stringify(reports)),
    ...(manifest.preludes ?? []).map((src) => `<script type="module" src="${escapeMarkup(src)}"></script>`),
    ...runLoader(manifest, data.join('')),
  ];
}

/** Runs the loader. @param attributes - Markup of what it reads from its script element. */
function runLoader({ loader, preludes }: ClientManifest, attributes: string): string[] {
  const address = escapeMarkup(loader);
  // After what the development server runs first: scripts that the parser finds keep their order.
  if (preludes) return [`<script type="module" src="${address}"${attributes}></script>`];
  // The browser finds the loader before the inline script runs; low priority keeps it behind the page's first picture.
  const preload = `<link rel="modulepreload" href="${address}" fetchpriority="low">`;
  return [preload, `<script${attributes}>${startScript}</script>`];
}

function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${escapeJson(json)}</script>`;
}
