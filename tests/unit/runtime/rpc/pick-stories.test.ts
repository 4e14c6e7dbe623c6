import { describe, expect, it } from 'vitest';
import { pickStories } from '#runtime/rpc/catalogue/pick-stories.ts';

const image = { folder: 'f', alt: 'A', width: 1, height: 1, color: '#000000', widths: [1], formats: ['webp' as const] };
const card = (id: string) => ({ id, slug: `${id}-nl`, title: id, intro: 'I', image: { ...image, folder: id } });
const project = (id: string) => ({ ...card(id), place: 'Hengelo', sector: 'Cultuur', completedOn: '2026-01-01' });
const advice = (id: string) => ({ ...card(id), topic: 'Kantoor', readingMinutes: 4 });
const blog = (id: string) => ({
  ...card(id),
  author: { name: 'Hanne' },
  publishedAt: '2026-01-01T08:00:00Z',
  readingMinutes: 4,
});
const ids = (stories: ReturnType<typeof pickStories>) => stories.map(({ kind, id }) => `${kind} ${id}`);

describe('what a product page offers to read', () => {
  it('is one of each kind, where there is one', () => {
    const picked = pickStories({
      projects: [project('p1'), project('p2')],
      advice: [advice('a1'), advice('a2')],
      blogs: [blog('b1')],
    });
    expect(ids(picked)).toEqual(['project p1', 'advice a1', 'blog b1']);
    expect(picked.map(({ about }) => about)).toEqual(['Hengelo', 'Kantoor', undefined]);
    expect(picked.map((story) => story.image.alt)).toEqual(['', '', '']);
  });

  it('is filled up with what there is more of', () => {
    expect(
      ids(pickStories({ projects: [], advice: [advice('a1'), advice('a2')], blogs: [blog('b1'), blog('b2')] })),
    ).toEqual(['advice a1', 'blog b1', 'advice a2']);
    expect(ids(pickStories({ projects: [project('p1')], advice: [], blogs: [blog('b1')] }))).toEqual([
      'project p1',
      'blog b1',
    ]);
    expect(pickStories({ projects: [], advice: [], blogs: [] })).toEqual([]);
  });

  it('shows no picture twice where others could be shown', () => {
    const office = (thing: ReturnType<typeof advice>) => ({ ...thing, image });
    const stories = { projects: [project('p1')], advice: [office(advice('a1')), office(advice('a2'))], blogs: [] };
    expect(ids(pickStories({ ...stories, blogs: [{ ...blog('b1'), image }, blog('b2')] }))).toEqual([
      'project p1',
      'advice a1',
      'blog b2',
    ]);
    expect(ids(pickStories(stories))).toEqual(['project p1', 'advice a1', 'advice a2']);
  });

  it('carries nothing that the page does not show', () => {
    const [story] = pickStories({ projects: [project('p1')], advice: [], blogs: [] });
    expect(Object.keys(story ?? {}).sort()).toEqual(['about', 'id', 'image', 'intro', 'kind', 'slug', 'title']);
  });
});
