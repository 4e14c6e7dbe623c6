/**
 * Returns a whole page around a body, for those who work for a shop or on it: mails to the shop, and the backend's own pages.
 *
 * @param locale - BCP 47.
 * @param body - HTML.
 */
export function plainPage(locale: string, title: string, body: string): string {
  const style = 'margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 Arial,sans-serif;color:#1f2933';
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="${style}">
${body}
</body>
</html>
`;
}

/** Escapes a text for HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
