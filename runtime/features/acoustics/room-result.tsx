import type { ReactNode } from 'react';
import { countryName } from '#runtime/i18n/country-name.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { formatNumber } from '#runtime/i18n/numbers.ts';
import type { Assessment } from '#runtime/lib/acoustics/assess.ts';
import type { GivenRoom } from '#runtime/lib/acoustics/room-query.ts';
import { textLinkClass } from '#runtime/ui/link.styles.ts';
import { Link } from '#runtime/ui/link.tsx';
import { Note } from '#runtime/ui/note.styles.ts';
import { ShareButton } from '#runtime/ui/share-button.tsx';
import { headingClass, Muted } from '#runtime/ui/text.styles.ts';
import { OctaveChart } from './octave-chart.tsx';
import { PrintButton } from './print-button.tsx';
import { resultId } from './result-id.ts';
import { ResultActions, ResultStack, WarningList } from './room-result.styles.ts';
import { OfferedList, type PlannedLine, ShoppingList } from './shopping-list.tsx';

/** What the procedure `acoustics.calculate` answers. */
export interface RoomResult {
  readonly before: Assessment;
  readonly plan: { readonly lines: readonly PlannedLine[]; readonly after: Assessment } | null;
}

interface RoomResultProps {
  readonly given: GivenRoom;
  readonly result: RoomResult;
  /** The room as the query of its address. */
  readonly room: string;
  /** Whether it stands in a frame of another website, where nothing can be bought. */
  readonly framed: boolean;
}

/** How far such figures vary. Our assumption, which the page says. */
const spread = 0.15;

/** Shows the reverberation time of a room before and after, what it takes, and where the calculation misleads. */
export function RoomResultView({ given, result: { before, plan }, room, framed }: RoomResultProps): ReactNode {
  const { href, locale, t } = useLocale();
  const advice = framed ? undefined : href('adviceOverview');
  const seconds = (value: number): string => formatNumber(value, locale, 2);
  const rangeOf = (time: number) => ({
    value: seconds(time),
    low: seconds(time * (1 - spread)),
    high: seconds(time * (1 + spread)),
  });
  const Plan = framed ? OfferedList : ShoppingList;
  const after = plan && plan.lines.length > 0 ? plan.after : undefined;
  return (
    <ResultStack id={resultId} aria-labelledby="room-result-title">
      <h2 id="room-result-title" className={headingClass()}>
        {t('components:roomCalculator.result')}
      </h2>
      <p>
        <strong>{t('components:roomCalculator.timeNow', rangeOf(before.time))}</strong>{' '}
        <TargetText assessment={before} />{' '}
        {before.target.kind !== 'none' &&
          t(before.isMet ? 'components:roomCalculator.met' : 'components:roomCalculator.notMet')}{' '}
        {after && t('components:roomCalculator.timeAfter', rangeOf(after.time))}
        {plan?.lines.length === 0 && t('components:roomCalculator.planDone')}
      </p>
      {plan === null && (
        <Note>
          <p>{t('components:roomCalculator.planNone')}</p>
          {advice !== undefined && (
            <Link to={advice} className={textLinkClass({ alone: true })}>
              {t('routes:adviceOverview')}
            </Link>
          )}
        </Note>
      )}
      {plan !== null && plan.lines.length > 0 && (
        <>
          <h3 className={headingClass({ size: 'md' })}>{t('components:roomCalculator.plan')}</h3>
          <Plan lines={plan.lines} room={room} />
        </>
      )}
      <OctaveChart before={before} after={after} />
      <Warnings given={given} assessment={after ?? before} />
      <h3 className={headingClass({ size: 'md' })}>{t('components:roomCalculator.basis')}</h3>
      <Muted>{t('components:roomCalculator.basisText')}</Muted>
      {!framed && (
        <ResultActions>
          <PrintButton />
          <ShareButton />
        </ResultActions>
      )}
    </ResultStack>
  );

  function TargetText({ assessment: { target } }: { readonly assessment: Assessment }): ReactNode {
    if (target.kind === 'none') return t('components:roomCalculator.noTarget');
    return target.kind === 'time'
      ? t('components:roomCalculator.timeTarget', { value: seconds(target.seconds) })
      : t('components:roomCalculator.areaTarget', { value: seconds(target.perVolume) });
  }
}

interface WarningsProps {
  readonly given: GivenRoom;
  readonly assessment: Assessment;
}

function Warnings({ given: { isSquare, country }, assessment }: WarningsProps): ReactNode {
  const { locale, t } = useLocale();
  const texts = [
    ...assessment.warnings.map((warning) => t(`components:roomCalculator.warnings.${warning}`)),
    ...(isSquare ? [t('components:roomCalculator.warnings.square')] : []),
    ...(country && country !== 'DE'
      ? [t('components:roomCalculator.warnings.country', { country: countryName(country, locale) })]
      : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Note tone="warning">
      <strong>{t('components:roomCalculator.warnings.title')}</strong>
      <WarningList>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </WarningList>
    </Note>
  );
}
