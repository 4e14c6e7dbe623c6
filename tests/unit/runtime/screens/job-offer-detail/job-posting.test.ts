import { describe, expect, it } from 'vitest';
import type { components } from '#generated/contracts/content-api.ts';
import { jobPosting } from '#runtime/screens/job-offer-detail/job-posting.ts';

const offer: components['schemas']['JobOffer'] = {
  id: 'upholsterer-2026',
  slug: 'upholsterer',
  slugs: { 'en-GB': 'upholsterer' },
  title: 'Upholsterer',
  intro: 'You cover panels by hand.',
  place: 'Enschede',
  hours: { minimum: 32, maximum: 40 },
  employment: 'Permanent',
  publishedAt: '2026-09-01T07:00:00Z',
  closesOn: '2026-12-31',
  isOpen: true,
  body: '<p>Felt and a staple gun.</p>',
  salary: { currency: 'EUR', minimum: 260_050, maximum: 320_000, period: 'Month' },
  contact: { name: 'Hanne de Wit', email: 'jobs@acoustic.example' },
};
const site = { shopName: 'Acoustic Shop' };
const posting = (change: Partial<typeof offer> = {}) =>
  jobPosting({ ...offer, ...change }, { site, url: 'https://www.acoustic-uk.example/job-offer/upholsterer' });

describe('a job for search engines', () => {
  it('says who, where, until when and for how much', () => {
    expect(posting()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Upholsterer',
      datePosted: '2026-09-01',
      validThrough: '2026-12-31',
      hiringOrganization: { name: 'Acoustic Shop' },
      jobLocation: { address: { addressLocality: 'Enschede' } },
      baseSalary: { currency: 'EUR', value: { minValue: 2600.5, maxValue: 3200, unitText: 'MONTH' } },
      url: 'https://www.acoustic-uk.example/job-offer/upholsterer',
    });
  });

  it('leaves out what is not known', () => {
    const { closesOn: _, salary: __, ...bare } = offer;
    const written = jobPosting(bare, { site, url: undefined });
    expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['validThrough']));
    expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['baseSalary']));
    expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['url']));
  });

  it.each([
    [{ hours: { minimum: 40, maximum: 40 } }, ['FULL_TIME']],
    [{ hours: { minimum: 16, maximum: 24 } }, ['PART_TIME']],
    [
      { hours: { minimum: 32, maximum: 40 }, employment: 'Temporary' as const },
      ['FULL_TIME', 'PART_TIME', 'TEMPORARY'],
    ],
    [{ employment: 'Internship' as const }, ['INTERN']],
    [{ employment: 'Apprenticeship' as const }, ['OTHER']],
  ])('names the kind of contract: %o', (change, kinds) => {
    expect(posting(change).employmentType).toEqual(kinds);
  });
});
