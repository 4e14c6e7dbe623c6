import type { ReactNode } from 'react';
import { consentSettingsAttribute } from '#runtime/contracts/page-life.ts';
import type { ConsentSettingsProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { useThirdParties } from '#runtime/ui/third-parties-context.ts';
import { consentDialogStyles, entryClass } from './consent-settings.styles.ts';

/** Shows the footer's button that opens the consent dialog. The page's loader answers it, and asks by itself. */
export function ConsentSettings({ className }: ConsentSettingsProps): ReactNode {
  const { t } = useLocale();
  if (!useThirdParties()) return null;
  consentDialogStyles();
  return (
    <li className={entryClass()}>
      <button type="button" className={className} {...{ [consentSettingsAttribute]: '' }}>
        {t('footer:consent')}
      </button>
    </li>
  );
}
