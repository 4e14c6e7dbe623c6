import { describe, expect, it } from 'vitest';
import { createAnswerTags } from '#runtime/rpc/answer-tags.ts';
import { catalogueAnswers } from '#runtime/rpc/catalogue/catalogue-answers.ts';
import { observeClient } from '#runtime/rpc/clients/observe-client.ts';

const getTags = (path: string, data: unknown) => {
  const tags = new Set<string>();
  createAnswerTags(catalogueAnswers).collect(path, data, tags);
  return [...tags].sort();
};
const card = (id: string) => ({ id, name: id, category: { id: 'panels', name: 'Panels' } });

describe('the tags of an answer', () => {
  it('name a product, what is related to it and where it belongs, but not its variants and options', () => {
    const product = {
      ...card('fjord'),
      variants: [{ id: 'fjord-grey' }],
      options: [{ id: 'color', values: [{ id: 'grey' }] }],
      related: [card('lamel')],
    };
    expect(getTags('/Products/{id}', product)).toEqual(['category:panels', 'product:fjord', 'product:lamel']);
  });

  it('name what stands in the blocks of a page', () => {
    const blocks = [
      { type: 'products', products: [card('fjord')] },
      { type: 'categories', categories: [{ id: 'ceiling' }] },
      { type: 'blogs', blogs: [{ id: 'echo' }] },
    ];
    expect(getTags('/pages/{id}', { id: 'home', blocks })).toEqual(
      ['blog:echo', 'blogs', 'category:ceiling', 'category:panels', 'page:home', 'product:fjord'].sort(),
    );
  });

  it('name a list and what is on it', () => {
    expect(getTags('/catalogue/products', { items: [card('fjord')], facets: [{ id: 'brand' }] })).toEqual([
      'category:panels',
      'listing',
      'product:fjord',
    ]);
    expect(getTags('/blogs', { items: [{ id: 'echo' }] })).toEqual(['blog:echo', 'blogs']);
  });

  it('name everything that was found', () => {
    const items = [
      { type: 'Product', product: card('fjord') },
      { type: 'Project', project: { id: 'school' } },
      { type: 'Blog', blog: { id: 'echo' } },
    ];
    expect(getTags('/search', { items })).toEqual(
      expect.arrayContaining(['blog:echo', 'product:fjord', 'project:school', 'search']),
    );
  });

  it('name products in pictures', () => {
    const items = [{ id: 'room', hotspots: [{ x: 1, y: 2, product: card('fjord') }] }];
    expect(getTags('/inspiration', { items })).toEqual(['category:panels', 'inspiration', 'product:fjord']);
  });

  it('name the lists that what is related was chosen from', () => {
    expect(getTags('/blogs/{id}', { id: 'echo', related: [{ id: 'noise' }], products: [card('fjord')] })).toEqual(
      ['blog:echo', 'blog:noise', 'blogs', 'category:panels', 'product:fjord'].sort(),
    );
  });

  it('are none for what is no answer of ours', () => {
    expect(getTags('/unheard/of', 'text')).toEqual([]);
    expect(getTags('/pages/{id}', null)).toEqual([]);
  });
});

it('shows every call and what it answered, and leaves it as it is', async () => {
  const seen: unknown[] = [];
  const client = {
    base: 'x',
    GET: async (path: string, options: { readonly fail: boolean }) =>
      options.fail ? { error: 'no' } : { data: { path } },
    POST: async (_path: string) => ({ data: 'written' }),
  };
  const observed = observeClient(client, (...call) => seen.push(call));
  expect(await observed.GET('/a', { fail: false })).toEqual({ data: { path: '/a' } });
  expect(await observed.GET('/b', { fail: true })).toEqual({ error: 'no' });
  expect(await observed.POST('/c')).toEqual({ data: 'written' });
  expect(observed.base).toBe('x');
  expect(seen).toEqual([
    ['GET', '/a', { path: '/a' }],
    ['GET', '/b', undefined],
    ['POST', '/c', 'written'],
  ]);
});
