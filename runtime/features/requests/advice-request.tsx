import { lazy, type ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { whenIdle } from '#runtime/lib/when-idle.ts';
import { FormPlace } from '#runtime/ui/form-place.tsx';
import { LatePart } from '#runtime/ui/late-part.tsx';
import { Band, Container } from '#runtime/ui/layout.styles.ts';
import { headingClass, Lead } from '#runtime/ui/text.styles.ts';
import { AdviceIntro } from './advice-request.styles.ts';
import { Thanks } from './thanks.tsx';
import { useThanks } from './use-thanks.ts';

/**
 * Visitors of these pages came to read: the form works as plain HTML, and the code that hydrates it, which is as large
 * as the page's own, is loaded when the browser is idle.
 */
const AdviceFormFields = lazy(async () => {
  if (typeof window !== 'undefined') await new Promise<void>((resolve) => whenIdle(resolve));
  return { default: (await fetchModule(() => import('./advice-form-fields.tsx'))).AdviceFormFields };
});

/** Shows the form that requests advice on a room, beside articles about rooms. */
export function AdviceRequest(): ReactNode {
  const { t } = useLocale();
  const { isSent, thank } = useThanks('advies_aanvraag');
  return (
    <Band tone="sunken" id="advice-request" aria-labelledby="advice-request-title">
      <Container>
        <AdviceIntro>
          <h2 id="advice-request-title" className={headingClass({ size: 'xl' })}>
            {t('form:advice.title')}
          </h2>
          {!isSent && <Lead>{t('form:advice.intro')}</Lead>}
        </AdviceIntro>
        {isSent ? (
          <Thanks title={t('form:advice.sentTitle')} text={t('form:advice.sentText')} />
        ) : (
          <FormPlace form="advice">
            <LatePart>
              <AdviceFormFields onTaken={thank} />
            </LatePart>
          </FormPlace>
        )}
      </Container>
    </Band>
  );
}
