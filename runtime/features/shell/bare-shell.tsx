import { type ReactNode, useContext } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Container } from '#runtime/ui/layout.styles.ts';
import { Main, Page } from './shell.styles.ts';
import { ShellContext } from './shell-context.ts';
import { Bar, HeaderArea, wordmarkClass } from './site-header.styles.ts';

interface BareShellProps {
  readonly children: ReactNode;
}

/** Shows a shell that needs no data: the name of the site and the main landmark. Adds nothing inside the real one. */
export function BareShell({ children }: BareShellProps): ReactNode {
  const { href, site, t } = useLocale();
  const home = href('home');
  if (useContext(ShellContext)) return children;
  return (
    <Page>
      <HeaderArea size="bare">
        <Container>
          <Bar>
            <a href={home} className={wordmarkClass()} aria-label={t('header:home', { site: site.shopName })}>
              {site.shopName}
            </a>
          </Bar>
        </Container>
      </HeaderArea>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </Page>
  );
}
