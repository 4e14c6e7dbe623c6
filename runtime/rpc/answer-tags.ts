/** The subject of an operation's answer: one item, a list of items, or a singleton of the shop. */
interface Subject {
  /** Tag of the answer itself. */
  readonly tag?: string;
  /** Kind of the answer, of its `items` and of what is `related` to it. */
  readonly kind?: string;
}

/** The subjects of answers, by path as in the specifications. */
export type AnswerSubjects = Readonly<Record<string, Subject>>;

/**
 * Tags of answers for every site; areas that only some sites have add their own. A list has its own tag, since new
 * items may be added to it; so do answers with related items, which are chosen from the list.
 */
const subjects: AnswerSubjects = {
  '/pages/{id}': { kind: 'page' },
  '/pages': { tag: 'pages', kind: 'page' },
  '/menus': { tag: 'menus' },
  '/seller': { tag: 'seller' },
  '/blogs': { tag: 'blogs', kind: 'blog' },
  '/blogs/{id}': { tag: 'blogs', kind: 'blog' },
  '/advice': { tag: 'advices', kind: 'advice' },
  '/advice/{id}': { tag: 'advices', kind: 'advice' },
  '/projects': { tag: 'projects', kind: 'project' },
  '/projects/{id}': { tag: 'projects', kind: 'project' },
  '/inspiration': { tag: 'inspiration' },
  '/job-offers': { tag: 'job-offers', kind: 'job-offer' },
  '/job-offers/{id}': { tag: 'job-offers', kind: 'job-offer' },
  '/search': { tag: 'search' },
  '/search/suggestions': { tag: 'search' },
  '/image-rules': { tag: 'image-rules' },
};

/** Members with items chosen from a list, such as the newest, and the tag of that list. */
const chosen: Readonly<Record<string, string>> = {
  blogs: 'blogs',
  projects: 'projects',
  advice: 'advices',
};

/** Members with items of a kind, anywhere in an answer. */
const members: Readonly<Record<string, string>> = {
  product: 'product',
  products: 'product',
  category: 'category',
  categories: 'category',
  blog: 'blog',
  blogs: 'blog',
  advice: 'advice',
  project: 'project',
  projects: 'project',
};

/** Determines the tags of answers. */
export interface AnswerTags {
  /**
   * Returns the tags of an answer: of the answer itself, and of other items in it, such as a product on a content page.
   *
   * @param path - Path as in the specification: `/blogs/{id}`.
   */
  readonly collect: (path: string, data: unknown, tags: Set<string>) => void;
}

/**
 * Creates the collector of tags in a site's answers.
 *
 * @param further - Of areas that only some sites have.
 */
export function createAnswerTags(further: AnswerSubjects = {}): AnswerTags {
  const known: AnswerSubjects = { ...subjects, ...further };
  return {
    collect(path, data, tags) {
      const { tag, kind } = known[path] ?? {};
      if (tag !== undefined) tags.add(tag);
      collect(data, kind, kind, tags);
    },
  };
}

const getTag = (kind: string, id: string): string => `${kind}:${id}`;

/**
 * @param kind - Of the value itself; absent for what is no thing of its own.
 * @param outer - Of the thing that it stands in.
 */
function collect(value: unknown, kind: string | undefined, outer: string | undefined, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, kind, outer, tags);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (kind !== undefined && 'id' in value && typeof value.id === 'string') tags.add(getTag(kind, value.id));
  if ('productId' in value && typeof value.productId === 'string') tags.add(getTag('product', value.productId));
  for (const [name, member] of Object.entries(value)) {
    if (typeof member !== 'object' || member === null) continue;
    const list = chosen[name];
    if (list !== undefined) tags.add(list);
    const inner = name === 'items' || name === 'related' ? outer : members[name];
    collect(member, inner, inner ?? outer, tags);
  }
}
