import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { StoryCards } from '#runtime/ui/story-card.tsx';

interface AdviceCardsProps {
  readonly articles: readonly components['schemas']['AdviceCard'][];
  /** `lead` gives the first of several more room. */
  readonly rhythm?: 'even' | 'lead';
  /** Level of the cards' headings in the outline. */
  readonly level?: 2 | 3;
  /** True where the cards open the page: the first picture is fetched at once. */
  readonly opening?: boolean;
}

/** Shows advice articles side by side. */
export function AdviceCards({ articles, ...look }: AdviceCardsProps): ReactNode {
  const { href } = useLocale();
  return (
    <StoryCards
      {...look}
      stories={articles.map((article) => ({
        ...article,
        to: href('adviceDetail', { slug: article.slug }),
        meta: <AdviceMeta topic={article.topic} readingMinutes={article.readingMinutes} />,
      }))}
    />
  );
}

interface AdviceMetaProps {
  readonly topic: string;
  readonly readingMinutes: number;
}

/** Shows the topic and the reading time of an article. */
export function AdviceMeta({ topic, readingMinutes }: AdviceMetaProps): ReactNode {
  const { t } = useLocale();
  return (
    <>
      <span>{topic}</span>
      <span>{t('blogs:readingTime', { count: readingMinutes })}</span>
    </>
  );
}
