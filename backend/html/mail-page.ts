/**
 * Returns a whole page around the body of a mail.
 *
 * @param locale - BCP 47.
 * @param body - HTML.
 */
export function mailPage(locale: string, title: string, body: string): string {
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
