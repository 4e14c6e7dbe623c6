import type { components } from '#generated/contracts/content-api.ts';
import type { ClientSite } from '#runtime/contracts/app.ts';

type JobOffer = components['schemas']['JobOffer'];

/** Min. weekly hours of a full-time job. */
const fullTimeFrom = 36;

const units = { Hour: 'HOUR', Month: 'MONTH', Year: 'YEAR' } as const;

interface PostingContext {
  readonly site: Pick<ClientSite, 'shopName'>;
  /** Production address of the page. */
  readonly url: string | undefined;
}

/** Returns a job offer as schema.org's JobPosting, which search engines list among jobs. */
export function jobPosting(offer: JobOffer, { site, url }: PostingContext): Readonly<Record<string, unknown>> {
  const { salary } = offer;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: offer.title,
    description: offer.body,
    identifier: { '@type': 'PropertyValue', name: site.shopName, value: offer.id },
    datePosted: offer.publishedAt.slice(0, 10),
    ...(offer.closesOn !== undefined && { validThrough: offer.closesOn }),
    employmentType: employmentTypes(offer),
    hiringOrganization: { '@type': 'Organization', name: site.shopName },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: offer.place } },
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.minimum / 100,
          maxValue: salary.maximum / 100,
          unitText: units[salary.period],
        },
      },
    }),
    directApply: false,
    ...(url !== undefined && { url }),
  };
}

function employmentTypes({ employment, hours }: JobOffer): readonly string[] {
  if (employment === 'Internship') return ['INTERN'];
  if (employment === 'Apprenticeship') return ['OTHER'];
  return [
    ...(hours.maximum >= fullTimeFrom ? ['FULL_TIME'] : []),
    ...(hours.minimum < fullTimeFrom ? ['PART_TIME'] : []),
    ...(employment === 'Temporary' ? ['TEMPORARY'] : []),
  ];
}
