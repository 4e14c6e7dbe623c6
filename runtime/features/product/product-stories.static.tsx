import type { ReactNode } from 'react';
import type { components } from '#generated/contracts/content-api.ts';
import type { RouteKey } from '#runtime/contracts/routes.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { StoryCards } from '#runtime/ui/story-card.tsx';

type Kind = 'project' | 'advice' | 'blog';

interface ProductStoriesProps {
  readonly stories: readonly (Pick<components['schemas']['BlogCard'], 'id' | 'slug' | 'title' | 'intro' | 'image'> & {
    readonly kind: Kind;
    readonly about?: string;
  })[];
}

const routes = {
  project: 'projectDetail',
  advice: 'adviceDetail',
  blog: 'blogDetail',
} as const satisfies Record<Kind, RouteKey>;

/** Shows the articles about a product, by kind. */
export function ProductStories({ stories }: ProductStoriesProps): ReactNode {
  const { href, t } = useLocale();
  const kinds: Readonly<Record<Kind, string>> = {
    project: t('product:stories.kind.project'),
    advice: t('product:stories.kind.advice'),
    blog: t('product:stories.kind.blog'),
  };
  return (
    <StoryCards
      stories={stories.map(({ kind, about, ...story }) => ({
        ...story,
        // Things of different kinds may share an id.
        id: `${kind}/${story.id}`,
        to: href(routes[kind], { slug: story.slug }),
        meta: (
          <>
            <span>{kinds[kind]}</span>
            {about !== undefined && <span>{about}</span>}
          </>
        ),
      }))}
    />
  );
}
