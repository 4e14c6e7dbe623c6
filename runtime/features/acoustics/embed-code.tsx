import type { ReactNode } from 'react';
import { absoluteUrl } from '#runtime/i18n/absolute-url.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { framedParameter } from '#runtime/lib/acoustics/room-query.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Muted } from '#runtime/ui/text.styles.ts';
import { CodeText, EmbedDetails } from './embed-code.styles.ts';

/** Shows the markup by which another website has the calculator on one of its pages. */
export function EmbedCode(): ReactNode {
  const { href, locale, site, t } = useLocale();
  const path = href('acousticsCalculator');
  const domain = site.domains[locale];
  if (path === undefined || domain === undefined) return null;
  const address = absoluteUrl(domain, `${path}?${framedParameter}=1`);
  const title = t('components:roomCalculator.title').replaceAll('"', '&quot;');
  return (
    <EmbedDetails>
      <summary>{t('components:roomCalculator.embed')}</summary>
      <p>{t('components:roomCalculator.embedHint')}</p>
      <CodeText tabIndex={0}>
        <code>{`<iframe src="${address}" title="${title}" width="100%" height="1600" loading="lazy"></iframe>`}</code>
      </CodeText>
    </EmbedDetails>
  );
}

/** Says below the calculator in a frame whose it is. */
export function FrameSource(): ReactNode {
  const { href, site, t } = useLocale();
  const home = href('home');
  if (home === undefined) return null;
  return (
    <Muted>
      <Link to={home} className={textLinkClass()}>
        {t('components:roomCalculator.embedSource', { shop: site.shopName })}
      </Link>
    </Muted>
  );
}
