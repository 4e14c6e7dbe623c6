import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import type { StoredSalary } from '../db/schema/job-offers.ts';
import type { Page } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { type ArticleKind, type CardRow, loadArticle, loadArticles } from './articles.ts';

export type JobOffer = components['schemas']['JobOffer'];
export type JobOfferCard = components['schemas']['JobOfferCard'];
export type JobOfferList = components['schemas']['JobOfferList'];

interface Row extends CardRow {
  readonly place: string;
  readonly minimumHours: number;
  readonly maximumHours: number;
  readonly employment: JobOfferCard['employment'];
  readonly publishedAt: string;
  /** `YYYY-MM-DD` */
  readonly closesOn: string | null;
}

/** Job offers, newest first. */
const jobOfferKind: ArticleKind<Row, JobOfferCard> = {
  kind: 'jobOffer',
  articles: sql`job_offers`,
  texts: sql`job_offer_texts`,
  key: sql`job_offer_id`,
  columns: sql`ct.place, c.minimum_hours as "minimumHours", c.maximum_hours as "maximumHours", c.employment,
    c.published_at as "publishedAt", c.closes_on as "closesOn"`,
  isPictured: false,
  order: (alias) => sql`${alias}.published_at desc, ${alias}.id`,
  toCard: ({ minimumHours, maximumHours, employment, publishedAt, closesOn, ...row }) => ({
    id: row.id,
    slug: row.slug,
    title: row.title,
    intro: row.intro,
    place: row.place,
    hours: { minimum: minimumHours, maximum: maximumHours },
    employment,
    publishedAt: new Date(publishedAt).toISOString(),
    ...(closesOn !== null && { closesOn }),
  }),
};

interface Columns {
  readonly is_open: boolean;
  readonly salary: StoredSalary | null;
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_phone: string | null;
}

/**
 * Returns a condition: applications for the offer `a` are open at that moment, until the end of its last day in the
 * shop's time zone.
 */
function isOpen(now: Date): SQL {
  const timeZone = sql`(select h.time_zone from shops h where h.id = a.shop_id)`;
  return sql`coalesce(a.closes_on >= (${now.toISOString()}::timestamptz at time zone ${timeZone})::date, true)`;
}

/** Loads a page of the job offers that are open. */
export async function loadJobOffers(db: Db, shop: ShopView, page: Page, now: Date): Promise<JobOfferList> {
  return await loadArticles(db, shop, jobOfferKind, page, isOpen(now));
}

/** Loads a job offer in full, open or not. */
export async function loadJobOffer(db: Db, shop: ShopView, id: string, now: Date): Promise<JobOffer | undefined> {
  const found = await loadArticle<Row, JobOfferCard, Columns>(
    db,
    shop,
    jobOfferKind,
    id,
    sql`${isOpen(now)} as is_open, a.salary, a.contact_name, a.contact_email, a.contact_phone`,
  );
  if (!found) return undefined;
  const { card, slugs, text, row } = found;
  const salary = row.salary && toSalary(row.salary, shop.currency);
  return {
    ...card,
    slugs,
    isOpen: row.is_open,
    ...text,
    ...(salary && { salary }),
    contact: {
      name: row.contact_name,
      email: row.contact_email,
      ...(row.contact_phone !== null && { phone: row.contact_phone }),
    },
  };
}

/** Returns the salary in its currency; `undefined` in any other: it is not converted. */
function toSalary({ minimum, maximum, period }: StoredSalary, currency: string): JobOffer['salary'] {
  const [from, to] = [minimum[currency], maximum[currency]];
  return from !== undefined && to !== undefined ? { currency, minimum: from, maximum: to, period } : undefined;
}
