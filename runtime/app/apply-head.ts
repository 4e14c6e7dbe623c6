import type { HeadElements } from './head-elements.ts';

/** Updates the document's head after a route change in the browser. */
export function applyHead(elements: HeadElements, document: Document): void {
  document.title = elements.title;
  replaceAll(document, 'meta[name="description"]', [meta(document, 'description', elements.description)]);
  replaceAll(
    document,
    'meta[name="robots"]',
    elements.robots === undefined ? [] : [meta(document, 'robots', elements.robots)],
  );
  replaceAll(
    document,
    'link[rel="canonical"]',
    elements.canonical === undefined ? [] : [link(document, 'canonical', elements.canonical)],
  );
  replaceAll(
    document,
    'link[rel="alternate"][hreflang]',
    elements.alternates.map(({ hreflang, href }) => {
      const element = link(document, 'alternate', href);
      element.hreflang = hreflang;
      return element;
    }),
  );
}

function replaceAll(document: Document, selector: string, elements: readonly HTMLElement[]): void {
  for (const old of document.head.querySelectorAll(selector)) old.remove();
  document.head.append(...elements);
}

function meta(document: Document, name: string, content: string): HTMLMetaElement {
  const element = document.createElement('meta');
  element.name = name;
  element.content = content;
  return element;
}

function link(document: Document, rel: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  return element;
}
