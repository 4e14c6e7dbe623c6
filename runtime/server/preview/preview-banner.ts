import type { Locale } from '#runtime/contracts/locale.ts';
import { previewPath } from '#runtime/contracts/preview.ts';
import { escapeMarkup } from '../render/escape.ts';

/** Address of the styles of the banner. */
export const previewStylesPath = `${previewPath}/banner.css`;

/** The words of the banner by language. They are for the people of the shop, so other languages get English. */
const texts: Readonly<Record<string, { readonly label: string; readonly told: string; readonly end: string }>> = {
  de: { label: 'Vorschau', told: 'Vorschau des Entwurfs {branch}: nicht veröffentlicht.', end: 'Vorschau beenden' },
  en: { label: 'Preview', told: 'Preview of the draft {branch}: not published.', end: 'End preview' },
  fr: { label: 'Aperçu', told: 'Aperçu du brouillon {branch} : non publié.', end: 'Quitter l’aperçu' },
  nl: { label: 'Voorbeeld', told: 'Voorbeeld van het concept {branch}: niet gepubliceerd.', end: 'Voorbeeld sluiten' },
};

/** Returns what stays at the bottom of a page of a preview: which draft it shows, and how to leave it. */
export function renderPreviewBanner(locale: Locale, branch: string, path: string): string {
  const { label, told, end } = texts[locale.slice(0, 2)] ?? texts.en ?? { label: '', told: '', end: '' };
  const leave = `${previewPath}/end?${new URLSearchParams({ to: path })}`;
  return [
    `<link rel="stylesheet" href="${previewStylesPath}">`,
    `<aside class="preview-banner" aria-label="${label}">`,
    `<p>${escapeMarkup(told).replace('{branch}', () => `<strong>${escapeMarkup(branch)}</strong>`)}</p>`,
    `<a href="${escapeMarkup(leave)}" rel="nofollow">${end}</a>`,
    '</aside>',
  ].join('');
}

/** The styles of the banner, which no theme changes: it is no part of the shop. */
export const previewStyles = `.preview-banner{position:sticky;bottom:0;z-index:1000;display:flex;flex-wrap:wrap;gap:0 1rem;align-items:center;justify-content:center;padding:0 1rem;background:#3b1f5e;color:#fff;font:.875rem/1.5 system-ui,sans-serif}
.preview-banner p{margin:0;padding:.5rem 0;overflow-wrap:anywhere}
.preview-banner a{color:inherit;padding:.75rem 0;text-decoration:underline}
.preview-banner a:focus-visible{outline:2px solid #fff;outline-offset:2px}
@media print{.preview-banner{display:none}}
`;
