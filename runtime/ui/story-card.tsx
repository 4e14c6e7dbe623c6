import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import type { PictureSource } from './srcset.ts';
import { Card, CardIntro, CardPicture, Meta, StoryGrid, storyLinkClass } from './story-card.styles.ts';
import { headingClass } from './text.styles.ts';

/** A story in a list. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly image: PictureSource;
  /** Small facts above the title. */
  readonly meta: ReactNode;
  /** Address of the full story; absent: no link. */
  readonly to: string | undefined;
}

type Rhythm = 'even' | 'lead' | 'mosaic';

interface StoryCardsProps {
  readonly stories: readonly Story[];
  /** `lead` enlarges the first of several, `mosaic` every second; fewer than three fill the row. */
  readonly rhythm?: Rhythm;
  /** Level of the cards' headings in the outline. */
  readonly level?: 2 | 3;
  /** Whether the cards are the top of the page, so that the first image is not loaded lazily. */
  readonly opening?: boolean;
}

/** Shows articles or projects side by side. */
export function StoryCards({
  stories,
  rhythm: wanted = 'even',
  level = 3,
  opening = false,
}: StoryCardsProps): ReactNode {
  const rhythm = stories.length < 3 ? 'few' : wanted;
  return (
    <StoryGrid rhythm={rhythm}>
      {stories.map((story, index) => (
        <li key={story.id}>
          <StoryCard
            story={story}
            rhythm={rhythm}
            level={level}
            lead={rhythm === 'few' || rhythm === 'mosaic' || (rhythm === 'lead' && index === 0)}
            alone={stories.length === 1}
            first={opening && index === 0}
          />
        </li>
      ))}
    </StoryGrid>
  );
}

interface StoryCardProps {
  readonly story: Story;
  readonly rhythm: 'few' | Rhythm;
  readonly level: 2 | 3;
  /** Whether it is larger than the others. */
  readonly lead: boolean;
  readonly alone: boolean;
  readonly first: boolean;
}

function StoryCard({ story, rhythm, level, lead, alone, first }: StoryCardProps): ReactNode {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Card alone={alone}>
      <CardPicture rhythm={rhythm}>
        <Picture
          picture={story.image}
          sizes={
            lead
              ? '(min-width: 1400px) 810px, (min-width: 992px) 56vw, 92vw'
              : '(min-width: 1400px) 445px, (min-width: 992px) 31vw, (min-width: 768px) 46vw, 92vw'
          }
          ratio="landscape"
          first={first}
          alt=""
        />
      </CardPicture>
      <Meta>{story.meta}</Meta>
      <Title className={headingClass({ size: lead ? 'lg' : 'md' })}>
        {story.to === undefined ? (
          story.title
        ) : (
          <Link to={story.to} className={storyLinkClass()}>
            {story.title}
          </Link>
        )}
      </Title>
      <CardIntro>{story.intro}</CardIntro>
    </Card>
  );
}
