import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { StoryCards } from '#runtime/ui/story-card.tsx';

interface ProjectCardsProps {
  readonly projects: readonly components['schemas']['ProjectCard'][];
  /** `mosaic` gives every second one more room. */
  readonly rhythm?: 'even' | 'mosaic';
  /** Level of the cards' headings in the outline. */
  readonly level?: 2 | 3;
  /** True where the cards open the page: the first picture is fetched at once. */
  readonly opening?: boolean;
}

/** Shows projects side by side. */
export function ProjectCards({ projects, ...look }: ProjectCardsProps): ReactNode {
  const { href } = useLocale();
  return (
    <StoryCards
      {...look}
      stories={projects.map((project) => ({
        ...project,
        to: href('projectDetail', { slug: project.slug }),
        meta: (
          <>
            <span>{project.sector}</span>
            <span>{project.place}</span>
            <time dateTime={project.completedOn}>{project.completedOn.slice(0, 4)}</time>
          </>
        ),
      }))}
    />
  );
}
