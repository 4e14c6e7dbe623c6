import type { ReactNode } from 'react';
import { usualRoomUse } from '#runtime/contracts/room-uses.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { choicesOf, numberFields } from '#runtime/lib/acoustics/room-query.ts';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { formatField } from './format-field.ts';
import { resultId } from './result-id.ts';
import { StartField, StartRow } from './room-start.styles.ts';

const sizes = ['length', 'width', 'height'] as const;

/**
 * Shows a form with the size and the use of a room. It asks for the calculator's page, which takes what is not asked here as it usually
 * is: no code is needed for it in the browser.
 */
export function RoomStart(): ReactNode {
  const { href, locale, site, t } = useLocale();
  const path = href('acousticsCalculator');
  if (path === undefined) return null;
  return (
    <form method="get" action={`${path}#${resultId}`}>
      <StartRow>
        {sizes.map((name) => (
          <StartField key={name}>
            {t(`components:roomCalculator.${name}`)}
            <input
              type="text"
              name={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={formatField(numberFields[name].initial, locale)}
            />
          </StartField>
        ))}
        <StartField>
          {t('components:roomCalculator.use')}
          <select name="use" defaultValue={site.roomUse ?? usualRoomUse}>
            {choicesOf('use').map((use) => (
              <option key={use} value={use}>
                {t(`components:roomCalculator.uses.${use}`)}
              </option>
            ))}
          </select>
        </StartField>
        <button type="submit" className={buttonClass()}>
          {t('components:roomCalculator.submit')}
        </button>
      </StartRow>
    </form>
  );
}
