import type { ReactNode } from 'react';
import type { ErrorScreenProps } from '#runtime/contracts/app.ts';
import { BareShell } from '#runtime/features/shell/bare-shell.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { FadingWave } from '#runtime/ui/fading-wave.tsx';
import { Container } from '#runtime/ui/layout.styles.ts';
import { buttonClass, onwardLinkClass } from '#runtime/ui/link.styles.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { NoticeFigure, NoticeLinks, NoticePage } from '#runtime/ui/notice.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';

/** Shows that a page failed. Its links load pages anew, since the application itself may be broken. */
export function Screen({ status, inBrowser }: ErrorScreenProps): ReactNode {
  const { href, t } = useLocale();
  const { pathname, search } = useLocation();
  const home = href('home');
  const passing = status === 503;
  const fault = inBrowser ? t('global:error.fault.inBrowser') : t('global:error.fault.text');
  return (
    <BareShell>
      <Container>
        <NoticePage>
          <FadingWave />
          <NoticeFigure>{status}</NoticeFigure>
          <h1 className={headingClass({ size: '2xl' })}>
            {passing ? t('global:error.unavailable.title') : t('global:error.fault.title')}
          </h1>
          <Lead>{passing ? t('global:error.unavailable.text') : fault}</Lead>
          <NoticeLinks>
            <li>
              <a href={`${pathname}${search}`} className={buttonClass()}>
                {t('global:error.retry')}
              </a>
            </li>
            {home !== undefined && (
              <li>
                <a href={home} className={onwardLinkClass()}>
                  {t('global:error.home')}
                </a>
              </li>
            )}
          </NoticeLinks>
        </NoticePage>
      </Container>
    </BareShell>
  );
}
