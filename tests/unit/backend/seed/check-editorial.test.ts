import { describe, expect, it } from 'vitest';
import { checkSeed } from '#backend/seed/check-seed.ts';
import type { SeedShop } from '#backend/seed/seed-data.ts';
import type { SeedImageRule, SeedJobOffer } from '#backend/seed/seed-editorial.ts';
import { quietEditorial } from '#tests/support/small-editorial.ts';
import { smallSeed } from '#tests/support/small-seed.ts';
import { picture, text } from '#tests/support/small-texts.ts';

const [quiet] = smallSeed.shops;
const advice = quietEditorial.advice.find(({ key }) => key === 'echo');
const [project] = quietEditorial.projects;
const [room] = quietEditorial.inspiration;
const [job] = quietEditorial.jobOffers;
if (!quiet || !advice || !project || !room || !job) throw new Error('The small seed lacks something.');

const shopWith = (change: Partial<SeedShop>): string[] =>
  checkSeed({ shops: [{ ...quiet, menus: {}, imageRules: [], ...change }] }).map(
    ({ severity, message }) => `${severity} ${message}`,
  );
const jobWith = (change: Partial<SeedJobOffer>): string[] => shopWith({ jobOffers: [{ ...job, ...change }] });
const rules = (...skuPatterns: string[]): SeedImageRule[] =>
  skuPatterns.map((skuPattern) => ({ skuPattern, images: [picture('raft')] }));

describe('the check of what there is to read and look at', () => {
  it('finds a spectrum that is too short or out of order', () => {
    const band = (hertz: number) => ({ hertz, before: 60, after: 50 });
    expect(shopWith({ projects: [{ ...project, spectrum: [band(125), band(250)] }] })).toEqual([
      'error quiet: project library has a spectrum of fewer than 3 bands',
    ]);
    expect(shopWith({ projects: [{ ...project, spectrum: [band(125), band(500), band(500), band(250)] }] })).toEqual([
      'error quiet: project library has the band of 500 Hz in its spectrum after a higher or an equal one',
      'error quiet: project library has the band of 250 Hz in its spectrum after a higher or an equal one',
    ]);
  });

  it('finds keys and slugs that are given twice', () => {
    expect(shopWith({ advice: [advice, { ...advice, title: text('Again') }] })).toEqual([
      'error quiet: the advice echo is there twice',
    ]);
    expect(shopWith({ projects: [project, { ...project, key: 'other' }] })[0]).toBe(
      'error quiet: the slug library-nl (nl-NL) belongs to project library and to project other',
    );
    expect(jobWith({ key: 'No key' })).toEqual([
      'error quiet: the job offer No key may hold only letters, digits, dots and hyphens',
    ]);
  });

  it('lets things of different kinds share a slug', () => {
    expect(shopWith({ projects: [{ ...project, slugs: advice.slugs }] })).toEqual([]);
  });

  it('warns of products that are not there', () => {
    expect(shopWith({ advice: [{ ...advice, products: ['gone'] }] })).toEqual([
      'warning quiet: advice echo leads to product gone, which does not exist',
    ]);
    expect(shopWith({ inspiration: [{ ...room, hotspots: [{ product: 'gone', x: 1, y: 1 }] }] })).toEqual([
      'warning quiet: inspiration corner leads to product gone, which does not exist',
    ]);
  });

  it('warns of links to advice, projects and jobs that are not there', () => {
    expect(
      shopWith({
        menus: {
          footer: [
            { label: text('A'), to: { advice: 'gone' } },
            { label: text('P'), to: { project: 'gone' } },
            { label: text('J'), to: { jobOffer: 'gone' } },
            { label: text('OK'), to: { jobOffer: job.key } },
          ],
        },
      }),
    ).toEqual([
      'warning quiet: menu footer, “A en”, leads to advice gone, which does not exist',
      'warning quiet: menu footer, “P en”, leads to project gone, which does not exist',
      'warning quiet: menu footer, “J en”, leads to jobOffer gone, which does not exist',
    ]);
  });

  it.each(['2026-02-30', '2026-2-3', 'May', '2025-02-29', ''])('takes %s for no day', (day) => {
    expect(shopWith({ projects: [{ ...project, completedOn: day }] })).toEqual([
      `error quiet: project library names the day ${day}, which is not a day as YYYY-MM-DD`,
    ]);
  });

  it('knows leap days', () => {
    expect(shopWith({ projects: [{ ...project, completedOn: '2024-02-29' }] })).toEqual([]);
  });

  it('lets a job close on the day it is published, not before', () => {
    expect(jobWith({ date: '2026-09-01', closesOn: '2026-09-01' })).toEqual([]);
    expect(jobWith({ date: '2026-09-02', closesOn: '2026-09-01' })).toEqual([
      'error quiet: job offer upholsterer closes on 2026-09-01, before it is published',
    ]);
  });

  it('finds hours, pay and a contact that cannot be', () => {
    expect(jobWith({ hours: { min: 40, max: 32 } })).toEqual([
      'error quiet: job offer upholsterer is for 40 to 32 hours a week; 1 to 60 can be said, the lower first',
    ]);
    expect(jobWith({ salary: { min: { EUR: 2, GBP: 1 }, max: { EUR: 1, GBP: 1 }, per: 'Hour' } })).toEqual([
      'error quiet: job offer upholsterer pays at most less than at least',
    ]);
    expect(jobWith({ contact: { name: 'X', email: 'jobs', phone: '12' } })).toEqual([
      'error quiet: job offer upholsterer names the address jobs, which is none',
      'error quiet: job offer upholsterer names the phone number 12; groups of 3, 3 and 4 digits can be said',
    ]);
  });

  it('finds a place outside of the image', () => {
    expect(shopWith({ inspiration: [{ ...room, hotspots: [{ product: 'panel', x: 100.1, y: 0 }] }] })).toEqual([
      'error quiet: inspiration image corner shows panel at 100.1, 0, outside of the image',
    ]);
  });

  it.each([
    ['YouTube', 'short', false],
    ['YouTube', 'mB3xT9aQ_k0', true],
    ['Vimeo', 'mB3xT9aQ_k0', false],
    ['Vimeo', '76979871', true],
  ] as const)('knows what an identifier at %s looks like: %s %s', (provider, id, right) => {
    const problems = shopWith({ projects: [{ ...project, video: { id, provider, title: text('Film') } }] });
    expect(problems).toEqual(
      right ? [] : [`error quiet: project library shows the video ${id}, which is no identifier at ${provider}`],
    );
  });

  it('reports more items than the API lists, and implausible reading times', () => {
    const products = Array.from({ length: 13 }, () => 'panel');
    expect(shopWith({ advice: [{ ...advice, products, readingTime: 0 }] })).toEqual([
      'error quiet: advice echo takes 0 minutes to read; whole minutes from 1 to 240 can be said',
      'error quiet: advice echo has 13 products; 12 are the most',
    ]);
  });

  it('reports rules that are invalid, duplicate or match nothing', () => {
    expect(shopWith({ imageRules: rules('PA-*', 'RA 1', 'PA-*') })).toEqual([
      'error quiet: the image rule RA 1 may hold only letters, digits, dots, hyphens, underscores and stars',
      'error quiet: the image rule PA-* is there twice',
      'warning quiet: the image rule RA 1 fits no article',
    ]);
    expect(shopWith({ imageRules: rules('*-1', 'P*') })).toEqual(['warning quiet: the image rule P* fits no article']);
  });

  it('finds an image that no file can have, and a time zone that is none', () => {
    expect(shopWith({ imageRules: [{ skuPattern: 'PA-*', images: [picture('../panel')] }] })).toEqual([
      'error quiet: the image ../panel may hold only letters, digits, dots and hyphens',
    ]);
    expect(shopWith({ timeZone: 'Europe/Enschede' })).toEqual([
      'error quiet: the time zone Europe/Enschede does not exist',
    ]);
  });
});
