import { jobOffers, jobOfferTexts } from '../../db/schema/job-offers.ts';
import { inLocale } from '../seed-locales.ts';
import type { WriteRows } from './insert-rows.ts';
import { type SeedContext, searchTexts, toMorning } from './seed-context.ts';

export async function insertJobOffers(write: WriteRows, { shop, shopId, locales }: SeedContext): Promise<void> {
  const offers = shop.jobOffers ?? [];
  await write(
    jobOffers,
    offers.map(({ key, date, closesOn, hours, employment, salary, contact }) => ({
      shopId,
      id: key,
      publishedAt: toMorning(date),
      closesOn: closesOn ?? null,
      minimumHours: hours.min,
      maximumHours: hours.max,
      employment,
      salary: salary ? { minimum: salary.min, maximum: salary.max, period: salary.per } : null,
      contactName: contact.name,
      contactEmail: contact.email,
      contactPhone: contact.phone ?? null,
    })),
  );
  await write(
    jobOfferTexts,
    offers.flatMap((offer) =>
      locales.map((locale) => ({
        shopId,
        jobOfferId: offer.key,
        locale,
        title: inLocale(offer.title, locale),
        intro: inLocale(offer.intro, locale),
        body: inLocale(offer.body, locale),
        place: inLocale(offer.place, locale),
        ...searchTexts(offer, locale),
      })),
    ),
  );
}
