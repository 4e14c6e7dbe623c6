import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTRPC } from '#runtime/data/trpc-context.ts';
import { EmbedCode, FrameSource } from '#runtime/features/acoustics/embed-code.tsx';
import { RoomForm } from '#runtime/features/acoustics/room-form.tsx';
import { RoomResultView } from '#runtime/features/acoustics/room-result.tsx';
import { PageIntro } from '#runtime/features/content/page-intro.tsx';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import type { GivenRoom } from '#runtime/lib/acoustics/room-query.ts';
import { Breadcrumbs } from '#runtime/ui/breadcrumbs.tsx';
import { Column, Container, PageEnd, PageTop } from '#runtime/ui/layout.styles.ts';
import { useLocation } from '#runtime/ui/navigation.ts';
import { initialRoom, isFramed, roomInput } from './room-input.ts';
import { CalculatorParts } from './screen.styles.ts';

export function Screen(): ReactNode {
  const { href, site, t } = useLocale();
  const search = new URLSearchParams(useLocation().search);
  const framed = isFramed(search);
  const { fields, read, room } = roomInput(search) ?? initialRoom(site);
  return (
    <>
      <Container>
        <PageTop>
          {!framed && (
            <Breadcrumbs
              label={t('components:breadcrumbs.label')}
              crumbs={[{ label: t('routes:home'), href: href('home') }, { label: t('routes:acousticsCalculator') }]}
            />
          )}
          <PageIntro title={t('components:roomCalculator.title')} intro={t('components:roomCalculator.intro')} />
        </PageTop>
        <CalculatorParts>
          <Column span={5}>
            <RoomForm key={room} fields={fields} framed={framed} errors={read.ok ? [] : read.errors} />
          </Column>
          <Column span={7}>
            {/* Its form sends the room that it was made for. */}
            {read.ok && <Result key={room} room={room} given={read.given} framed={framed} />}
          </Column>
        </CalculatorParts>
        {framed ? <FrameSource /> : <EmbedCode />}
      </Container>
      <PageEnd data-page-end />
    </>
  );
}

interface ResultProps {
  readonly room: string;
  readonly given: GivenRoom;
  readonly framed: boolean;
}

function Result({ room, given, framed }: ResultProps): ReactNode {
  const { data: result } = useSuspenseQuery(useTRPC().acoustics.calculate.queryOptions({ room }));
  return <RoomResultView given={given} result={result} room={room} framed={framed} />;
}
