import { sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import { toImage } from '../images/image.ts';
import type { Page } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { loadArticles, type PicturedRow } from './articles.ts';
import { loadStory, type StoryKind } from './stories.ts';

export type Advice = components['schemas']['Advice'];
export type AdviceCard = components['schemas']['AdviceCard'];
export type AdviceList = components['schemas']['AdviceList'];

interface Row extends PicturedRow {
  readonly topic: string;
  readonly readingMinutes: number;
}

/** Advice, in the shop's order. */
export const adviceKind: StoryKind<Row, AdviceCard> = {
  kind: 'advice',
  articles: sql`advice`,
  texts: sql`advice_texts`,
  key: sql`advice_id`,
  products: sql`advice_products`,
  columns: sql`ct.topic, c.reading_minutes as "readingMinutes"`,
  isPictured: true,
  order: (alias) => sql`${alias}.position, ${alias}.id`,
  subject: sql`topic`,
  toCard: ({ id, slug, title, intro, topic, readingMinutes, picture, pictureAlt }) => ({
    id,
    slug,
    title,
    intro,
    image: toImage(picture, pictureAlt),
    topic,
    readingMinutes,
  }),
};

/** Loads a page of advice. */
export async function loadAdviceList(db: Db, shop: ShopView, page: Page): Promise<AdviceList> {
  return await loadArticles(db, shop, adviceKind, page);
}

/** Loads advice in full, with others: those on the same topic first. */
export async function loadAdvice(db: Db, shop: ShopView, id: string): Promise<Advice | undefined> {
  const found = await loadStory<Row, AdviceCard, Pick<Advice, 'questions'>>(db, shop, adviceKind, id, sql`t.questions`);
  if (!found) return undefined;
  const { card, slugs, text, row, related, products } = found;
  return { ...card, slugs, ...text, questions: row.questions, related, products };
}
