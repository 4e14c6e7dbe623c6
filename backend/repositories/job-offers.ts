import { type SQL, sql } from 'drizzle-orm';
import type { components } from '#generated/contracts/content-api.ts';
import type { ShopView } from '../api/shop-view.ts';
import type { Db } from '../db/database.ts';
import type { StoredSalary } from '../db/schema/job-offers.ts';
import { currentSlugs } from './fragments.ts';
import { loadPageOf, type Page } from './paging.ts';
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

function selectCards({ shopId, locale }: ShopView): SQL {
  return sql`
    select j.id, s.slug, t.title, t.intro, t.place, j.minimum_hours as "minimumHours", j.maximum_hours as "maximumHours",
      j.employment, j.published_at as "publishedAt", j.closes_on as "closesOn"
    from job_offers j
    join shops h on h.id = j.shop_id
    join job_offer_texts t on t.shop_id = j.shop_id and t.job_offer_id = j.id and t.locale = ${locale}
    join slugs s on s.shop_id = j.shop_id and s.kind = 'jobOffer' and s.owner_id = j.id and s.locale = ${locale} and s.current
    where j.shop_id = ${shopId}`;
}

/** A page of the job offers that are open, newest first. */
export async function loadJobOffers(db: Db, shop: ShopView, page: Page, now: Date): Promise<JobOfferList> {
  return await loadPageOf(
    db,
    page,
    {
      rows: sql`${selectCards(shop)} and ${isOpen(now)} order by j.published_at desc, j.id`,
      total: sql`
        select count(*) from job_offers j join shops h on h.id = j.shop_id
        where j.shop_id = ${shop.shopId} and ${isOpen(now)}`,
    },
    toCard,
  );
}

/** A job offer in full, open or not. */
export async function loadJobOffer(db: Db, shop: ShopView, id: string, now: Date): Promise<JobOffer | undefined> {
  const { rows } = await db.execute<Row>(sql`
    with cards as (${selectCards(shop)} and j.id = ${id})
    select to_json(own) as card, ${currentSlugs('jobOffer', sql`j`)} as slugs, ${isOpen(now)} as is_open,
      t.body, t.meta_title, t.meta_description, j.salary, j.contact_name, j.contact_email, j.contact_phone
    from job_offers j
    join cards own on own.id = j.id
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
