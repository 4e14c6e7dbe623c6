import sanitize from 'sanitize-html';

/**
 * Elements and attributes that running text may have. Everything else is removed; scripts and styles with their
 * content.
 */
const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'figcaption'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'small', 'abbr', 'q', 'cite', 'code', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'hreflang', 'rel', 'target'],
    abbr: ['title'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  enforceHtmlBoundary: false,
  transformTags: {
    // A page in a new tab must not have access to this one.
    a: (tagName, attributes) =>
      attributes.target === '_blank'
        ? { tagName, attribs: { ...attributes, rel: 'noopener' } }
        : { tagName, attribs: withoutTarget(attributes) },
  },
};

function withoutTarget({ target: _, ...attributes }: sanitize.Attributes): sanitize.Attributes {
  return attributes;
}

/** Sanitizes HTML of an API for a page. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, options);
}
