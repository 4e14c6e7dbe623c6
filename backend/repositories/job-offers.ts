import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { Db } from '../db/database.ts';
import type { StoredSalary } from '../db/schema/job-offers.ts';
import { loadPageOf, type Page } from '../operations/paging.ts';
import type { ShopView } from '../shops/shop-view.ts';
import { currentSlugs } from './fragments.ts';
import { searchTexts } from './text.ts';

export type JobOffer = components['schemas']['JobOffer'];
export type JobOfferCard = components['schemas']['JobOfferCard'];
export type JobOfferList = components['schemas']['JobOfferList'];

interface CardRow {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly place: string;
  readonly minimumHours: number;
  readonly maximumHours: number;
  readonly employment: JobOfferCard['employment'];
  readonly publishedAt: string;
  /** `YYYY-MM-DD` */
  readonly closesOn: string | null;
}

interface Row extends Record<string, unknown> {
  readonly card: CardRow;
  readonly slugs: Readonly<Record<string, string>>;
  readonly is_open: boolean;
  readonly body: string;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly salary: StoredSalary | null;
  readonly contact_name: string;
  readonly contact_email: string;
  readonly contact_phone: string | null;
}

/** Whether one can apply, at that moment: to the end of the last day, as the shop's clock has it. */
function isOpen(now: Date): SQL {
  return sql`coalesce(j.closes_on >= (${now.toISOString()}::timestamptz at time zone h.time_zone)::date, true)`;
}

/** Job offers as lists show them: rows of the table, in any order. */
function selectCards({ locale }: ShopView, chosen: SQL): SQL {
  return sql`
    select c.id, s.slug, ct.title, ct.intro, ct.place, c.minimum_hours as "minimumHours",
      c.maximum_hours as "maximumHours", c.employment, c.published_at as "publishedAt", c.closes_on as "closesOn"
    from (${chosen}) c
    join job_offer_texts ct on ct.shop_id = c.shop_id and ct.job_offer_id = c.id and ct.locale = ${locale}
    join slugs s on s.shop_id = c.shop_id and s.kind = 'jobOffer' and s.owner_id = c.id and s.locale = ${locale} and s.current`;
}

/** A page of the job offers that are open, newest first. */
export async function loadJobOffers(db: Db, shop: ShopView, page: Page, now: Date): Promise<JobOfferList> {
  const open = sql`from job_offers j join shops h on h.id = j.shop_id where j.shop_id = ${shop.shopId} and ${isOpen(now)}`;
  return await loadPageOf(
    db,
    page,
    {
      rows: (portion) => sql`
        ${selectCards(shop, sql`select j.* ${open} order by j.published_at desc, j.id ${portion}`)}
        order by c.published_at desc, c.id`,
      total: sql`select count(*) ${open}`,
    },
    toCard,
  );
}

/** A job offer in full, open or not. */
export async function loadJobOffer(db: Db, shop: ShopView, id: string, now: Date): Promise<JobOffer | undefined> {
  const own = sql`select * from job_offers where shop_id = ${shop.shopId} and id = ${id}`;
  const { rows } = await db.execute<Row>(sql`
    select (select to_json(card) from (${selectCards(shop, own)}) card) as card,
      ${currentSlugs('jobOffer', sql`j`)} as slugs, ${isOpen(now)} as is_open,
      t.body, t.meta_title, t.meta_description, j.salary, j.contact_name, j.contact_email, j.contact_phone
    from job_offers j
    join shops h on h.id = j.shop_id
    join job_offer_texts t on t.shop_id = j.shop_id and t.job_offer_id = j.id and t.locale = ${shop.locale}
    where j.shop_id = ${shop.shopId} and j.id = ${id}`);
  const [row] = rows;
  if (!row) return undefined;
  const salary = row.salary && toSalary(row.salary, shop.currency);
  return {
    ...toCard(row.card),
    slugs: { ...row.slugs },
    isOpen: row.is_open,
    body: row.body,
    ...searchTexts(row),
    ...(salary && { salary }),
    contact: {
      name: row.contact_name,
      email: row.contact_email,
      ...(row.contact_phone !== null && { phone: row.contact_phone }),
    },
  };
}

function toCard(row: CardRow): JobOfferCard {
  const { id, slug, title, intro, place, minimumHours, maximumHours, employment, publishedAt, closesOn } = row;
  return {
    id,
    slug,
    title,
    intro,
    place,
    hours: { minimum: minimumHours, maximum: maximumHours },
    employment,
    publishedAt: new Date(publishedAt).toISOString(),
    ...(closesOn !== null && { closesOn }),
  };
}

/** Nothing in a currency that the pay was not set in: it is not converted. */
function toSalary({ minimum, maximum, period }: StoredSalary, currency: string): JobOffer['salary'] {
  const [from, to] = [minimum[currency], maximum[currency]];
  return from !== undefined && to !== undefined ? { currency, minimum: from, maximum: to, period } : undefined;
}
