import type { components } from '#generated/contracts/content-api.ts';
import { withoutImageText } from '../hidden-image-texts.ts';

type Schemas = components['schemas'];

/** An article or project about a product, for the product's page. */
export interface ProductStory extends Pick<Schemas['BlogCard'], 'id' | 'slug' | 'title' | 'intro' | 'image'> {
  readonly kind: 'project' | 'advice' | 'blog';
  /** Place or topic; absent for blogs. */
  readonly about?: string;
}

/** Max. stories: one row. */
const most = 3;

/**
 * Returns the first of each kind, then the second of each, until there are three; those that repeat an image come last.
 */
export function pickStories({ projects, advice, blogs }: Schemas['ProductStories']): readonly ProductStory[] {
  const rounds = Math.max(projects.length, advice.length, blogs.length);
  const stories: readonly ProductStory[] = Array.from({ length: rounds }, (_, round) => round).flatMap((round) => [
    ...projects.slice(round, round + 1).map((card) => toStory('project', card, card.place)),
    ...advice.slice(round, round + 1).map((card) => toStory('advice', card, card.topic)),
    ...blogs.slice(round, round + 1).map((card) => toStory('blog', card)),
  ]);
  const isFirst = ({ image }: ProductStory, index: number): boolean =>
    stories.findIndex((other) => other.image.folder === image.folder) === index;
  return [...stories.filter(isFirst), ...stories.filter((story, index) => !isFirst(story, index))]
    .slice(0, most)
    .map(withoutImageText);
}

function toStory(
  kind: ProductStory['kind'],
  { id, slug, title, intro, image }: Omit<ProductStory, 'kind' | 'about'>,
  about?: string,
): ProductStory {
  return { kind, id, slug, title, intro, image, ...(about !== undefined && { about }) };
}
