import type { ReactNode } from 'react';
import { Container, PageEnd } from '../layout.styles.ts';
import { headingClass, Lead } from '../text.styles.ts';
import { FormAside, FormColumns, FormIntro } from './form-page.styles.ts';

interface FormPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** Further information and actions. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Shows a page that consists of one form. */
export function FormPage({ title, intro, aside, children }: FormPageProps): ReactNode {
  return (
    <Container>
      <FormColumns>
        <div>
          <FormIntro>
            <h1 className={headingClass({ size: '2xl' })}>{title}</h1>
            {intro !== undefined && <Lead>{intro}</Lead>}
          </FormIntro>
          {children}
        </div>
        {aside && <FormAside>{aside}</FormAside>}
      </FormColumns>
      <PageEnd data-page-end />
    </Container>
  );
}
