import { type MailLook, plainColor } from '../db/schema/shops.ts';
import { escapeHtml } from '../html/plain-page.ts';
import type { Imprint } from './imprint.ts';

/** The look of mails of a shop that has none of its own. */
const plainLook: MailLook = {
  font: 'Arial, sans-serif',
  headingFont: 'Arial, sans-serif',
  headingWeight: 700,
  head: '#ffffff',
  onHead: '#1f2933',
  onColor: '#ffffff',
  corners: 6,
};

const muted = '#52606d';
const line = '#d9dde1';

/**
 * Clients that know no media queries show the light form. `!important` because the rest is written inline, which is all
 * that some of them know.
 */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.pad{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){.ground{background:#101214!important}.sheet{background:#1b1e21!important;color:#eceae6!important}.muted{color:#b6b9bd!important}.sheet td{border-color:#464b50!important}}`;

interface LaidOutMail {
  /** BCP 47. */
  readonly locale: string;
  readonly subject: string;
  readonly imprint: Imprint;
  /** Parts of the body, as HTML. */
  readonly parts: readonly string[];
  /** Lines of the foot. */
  readonly foot: readonly string[];
}

/** Returns a mail as HTML, in the type and the colours of its shop. Tables, since clients know no other layout. */
export function layOutMail({ locale, subject, imprint, parts, foot }: LaidOutMail): string {
  const { shopName, home, look = plainLook, color = plainColor } = imprint;
  const name = escapeHtml(shopName);
  const mark =
    home === undefined
      ? name
      : `<a href="${escapeHtml(home)}" style="color:${look.onHead};text-decoration:none">${name}</a>`;
  const heading = `font-family:${look.headingFont};font-weight:${look.headingWeight}`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${sheet}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f1f2f3">
<div role="main">
<table role="presentation" class="ground" style="width:100%;border-collapse:collapse;background:#f1f2f3"><tr><td style="padding:24px 8px">
<table role="presentation" class="sheet" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse;background:#ffffff;color:#1f2933;font:16px/1.55 ${look.font}">
<tr><td class="pad" style="padding:22px 36px;border-bottom:3px solid ${color}!important;background:${look.head};color:${look.onHead};${heading};font-size:24px;line-height:1.2">${mark}</td></tr>
<tr><td class="pad" style="padding:32px 36px 24px">
<h1 style="margin:0 0 24px;${heading};font-size:26px;line-height:1.25">${writeText(subject)}</h1>
${parts.join('\n')}
</td></tr>
<tr><td class="pad muted" style="padding:20px 36px 28px;border-top:1px solid ${line};font-size:13px;line-height:1.6;color:${muted}">${foot.map(writeText).join('<br>')}</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>
`;
}

/** Returns a paragraph as HTML. */
export function mailParagraph(text: string): string {
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${writeText(text)}</p>`;
}

/** Returns a paragraph that few need, after the end of the mail, as HTML. */
export function mailNote(text: string): string {
  return `<p class="muted" style="margin:28px 0 0;font-size:13px;line-height:1.6;color:${muted};overflow-wrap:anywhere">${writeText(text)}</p>`;
}

/** Numbers of orders, invoices and requests, and hours from and to: what a line does not end within. */
const unbroken = /\b[A-Z]{2,4}(?:-[A-Z]{2,4})*-\d{4}-\d{4,}\b|\b\d{2}:\d{2}–\d{2}:\d{2}\b/g;

function writeText(text: string): string {
  return escapeHtml(text).replaceAll(unbroken, '<span style="white-space:nowrap">$&</span>').replaceAll('\n', '<br>');
}

/** Returns a link that looks like a button, as HTML. */
export function mailButton(address: string, label: string, { look = plainLook, color = plainColor }: Imprint): string {
  const style = `display:inline-block;padding:14px 26px;border-radius:${look.corners}px;background:${color};color:${look.onColor};font-weight:bold;text-decoration:none;overflow-wrap:anywhere`;
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(address)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

/** A row of a table in a mail. */
export interface MailRow {
  readonly what: string;
  readonly amount: string;
  /** Address of a picture of what it is. */
  readonly picture?: string;
  /** The sum of the others. */
  readonly isTotal?: boolean;
}

/** Returns a table of what was ordered and what it costs, as HTML. */
export function mailTable(rows: readonly MailRow[]): string {
  const cell = `padding:10px 0;border-top:1px solid ${line};vertical-align:top`;
  const written = rows.map(({ what, amount, picture, isTotal = false }) => {
    const weight = isTotal ? ';font-weight:bold' : '';
    // The text beside it says what it shows.
    const image =
      picture === undefined
        ? ''
        : `<td style="${cell};width:84px"><img src="${escapeHtml(picture)}" alt="" width="72" style="display:block;width:72px;height:auto"></td>`;
    const span = picture === undefined ? ' colspan="2"' : '';
    return `<tr>${image}<td${span} style="${cell};padding-right:16px${weight}">${escapeHtml(what)}</td><td style="${cell};text-align:right;white-space:nowrap${weight}">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" style="width:100%;margin:0 0 24px;border-collapse:collapse">\n${written.join('\n')}\n</table>`;
}
