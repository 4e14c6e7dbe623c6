import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type StartEngine, useBackend } from './engine.ts';

const list = z.object({ items: z.array(z.object({ id: z.string() })), total: z.number(), pages: z.number() });

/** Describes the editorial content: order, addresses, open jobs, related items. */
export function describeEditorial(engine: string, start: StartEngine): void {
  describe(`editorial content on ${engine}`, () => {
    /** The backend's clock. Noon, the same day in all time zones, unless a test changes it. */
    let now = '2026-11-20T12:00:00Z';
    const backend = useBackend(start, { clock: () => new Date(now) });
    const ids = async (url: string) => list.parse(await backend().read(url)).items.map(({ id }) => id);

    it.each([
      // The shop's order: explicit positions precede positions from the list.
      ['/advice', ['booth', 'echo', 'meeting']],
      // The latest completed first.
      ['/projects', ['canteen', 'library', 'museum']],
      ['/inspiration', ['corner', 'hall', 'den']],
      // The newest first, without the one that has closed.
      ['/job-offers', ['tester', 'upholsterer']],
      ['/pages', ['about', 'home']],
    ])('lists %s in order, page by page', async (url, expected) => {
      expect(await ids(url)).toEqual(expected);
      expect([...(await ids(`${url}?pageSize=1`)), ...(await ids(`${url}?page=2&pageSize=1`))]).toEqual(
        expected.slice(0, 2),
      );
      expect(await backend().read(`${url}?page=7&pageSize=2`)).toMatchObject({
        items: [],
        total: expected.length,
        page: 7,
        pages: Math.ceil(expected.length / 2),
      });
    });

    it.each([
      ['/advice/echo', '/advice/ancien-echo', '/advice/echo-de', 'echo'],
      ['/projects/library', '/projects/alte-bibliothek', '/projects/library-nl', 'library'],
      ['/job-offers/upholsterer', '/job-offers/oude-stoffeerder', '/job-offers/upholsterer-en', 'upholsterer'],
    ])('finds %s by its old slugs and those of other languages, and says where it is now', async (...names) => {
      const id = names.pop();
      for (const url of names) {
        expect(await backend().read(url, { locale: 'fr-BE' })).toMatchObject({
          id,
          slug: `${id}-fr`,
          slugs: { 'nl-NL': `${id}-nl`, 'nl-BE': `${id}-nl`, 'fr-BE': `${id}-fr`, 'de-AT': `${id}-de` },
        });
      }
    });

    it.each(['/advice/library', '/projects/echo', '/job-offers/echo', '/advice/first', '/projects/panel-en'])(
      'does not find an entry under the kind of another: %s',
      async (url) => {
        const answer = await backend().ask(url);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
      },
    );

    it('names with advice what else there is on its topic first, and the products it speaks of', async () => {
      expect(await backend().read('/advice/echo', { locale: 'de-DE' })).toMatchObject({
        title: 'Advice echo de',
        metaTitle: 'Echo, explained de',
        metaDescription: 'For search engines de',
        topic: 'Offices de',
        readingMinutes: 7,
        questions: [{ question: 'Does a sofa count? de', answer: '<p>It does de</p>' }],
        related: [{ id: 'meeting' }, { id: 'booth' }],
        products: [{ id: 'raft' }, { id: 'panel' }],
      });
      const plain = await backend().read('/advice/booth');
      expect(plain).toMatchObject({ questions: [], products: [] });
      expect(plain).not.toHaveProperty('metaTitle');
    });

    it('shows a project with its pictures, film, figures and quote, or without', async () => {
      expect(await backend().read('/projects/library', { locale: 'nl-BE' })).toMatchObject({
        completedOn: '2025-11-14',
        place: 'Hengelo nl',
        sector: 'Culture nl',
        image: { alt: 'Picture panel nl' },
        images: [{ alt: 'Picture raft nl' }, { alt: 'Picture close-up nl' }],
        video: { id: '76979871', provider: 'Vimeo', title: 'Before and after nl' },
        figures: [{ name: 'Reverberation nl', value: '0.7 s nl' }],
        spectrum: [125, 250, 500].map((hertz) => ({ hertz, before: 61.5, after: 48 })),
        quote: { text: 'We hear pages turn nl', author: 'M. Schuurman', role: 'Head of the library nl' },
        products: [{ id: 'raft', fromPrice: { currency: 'EUR' } }],
        // The one of the same sector before the later one.
        related: [{ id: 'museum' }, { id: 'canteen' }],
      });
      const plain = await backend().read('/projects/canteen');
      expect(plain).toMatchObject({ images: [], figures: [], products: [] });
      expect(plain).toHaveProperty('quote', { text: 'So calm en', author: 'A cook' });
      expect(await backend().read('/projects/museum')).not.toHaveProperty('quote');
      expect(plain).not.toHaveProperty('spectrum');
    });

    it('names what there is to read about a product', async () => {
      expect(await backend().read('/catalogue/products/raft-nl/stories', { locale: 'de-DE' })).toMatchObject({
        projects: [{ id: 'library', slug: 'library-de', title: 'Project library de' }],
        advice: [{ id: 'echo', topic: 'Offices de' }],
        blogs: [],
      });
      expect(await backend().read('/catalogue/products/panel/stories')).toMatchObject({
        projects: [],
        advice: [{ id: 'echo' }],
        blogs: [{ id: 'second' }, { id: 'first' }],
      });
      expect(await backend().read('/catalogue/products/print/stories')).toEqual({
        projects: [],
        advice: [],
        blogs: [],
      });
    });

    it('shows where in a picture which product is, with its price of today', async () => {
      expect(await backend().read('/inspiration', { locale: 'nl-NL' })).toMatchObject({
        items: [
          {
            id: 'corner',
            title: 'Room corner nl',
            image: { alt: 'Picture raft nl' },
            hotspots: [
              { x: 42.5, y: 61, product: { id: 'panel', name: 'Panel nl', fromPrice: { priceExcVat: 8990 } } },
              { x: 0, y: 100, product: { id: 'raft' } },
            ],
          },
          { id: 'hall', hotspots: [] },
          { id: 'den', hotspots: [{ x: 33.3, y: 5, product: { id: 'panel' } }] },
        ],
      });
    });

    it('shows a job in full, its pay in the currency of the locale', async () => {
      const offer = (locale: string) => backend().read('/job-offers/upholsterer', { locale });
      expect(await offer('nl-NL')).toMatchObject({
        title: 'Job upholsterer nl',
        hours: { minimum: 32, maximum: 40 },
        employment: 'Permanent',
        publishedAt: '2026-09-01T08:00:00.000Z',
        isOpen: true,
        salary: { currency: 'EUR', minimum: 260_000, maximum: 320_000, period: 'Month' },
        contact: { name: 'Hanne de Wit', email: 'jobs@quiet.example', phone: '053 123 4567' },
      });
      expect(await offer('en-GB')).toMatchObject({
        salary: { currency: 'GBP', minimum: 230_000, maximum: 285_000, period: 'Month' },
      });
      expect(await offer('en-GB')).not.toHaveProperty('closesOn');
      expect(await backend().read('/job-offers/tester')).not.toHaveProperty('salary');
    });

    it.each([
      // The 31st of December 2099 in Amsterdam, which is an hour ahead.
      ['2099-12-31T22:59:59Z', true],
      ['2099-12-31T23:00:00Z', false],
      // Summer time: two hours ahead. Long closed.
      ['2100-06-30T21:59:59Z', false],
    ])('takes applications to the end of the last day on the shop’s clock: at %s %s', async (at, open) => {
      now = at;
      expect(await backend().read('/job-offers/tester', { locale: 'en-GB' })).toMatchObject({
        isOpen: open,
        closesOn: '2099-12-31',
      });
      expect((await ids('/job-offers')).includes('tester')).toBe(open);
      expect(list.parse(await backend().read('/job-offers')).total).toBe(open ? 2 : 1);
      now = '2026-11-20T12:00:00Z';
    });

    it('still answers a job that has closed', async () => {
      expect(await backend().read('/job-offers/porter')).toMatchObject({ isOpen: false, closesOn: '2020-02-29' });
    });

    it('lists the pages with their addresses; the id stands for that of a page of another screen', async () => {
      expect(await backend().read('/pages', { locale: 'fr-FR' })).toMatchObject({
        items: [
          { id: 'about', slug: 'about-fr', slugs: { 'nl-NL': 'about-nl', 'en-GB': 'about-en' }, title: 'About fr' },
          { id: 'home', slug: 'home', slugs: {}, title: 'Home fr' },
        ],
      });
    });

    it('says when a page last changed, by any way of changing it', async () => {
      const changed = z.object({ items: z.array(z.object({ id: z.string(), updatedAt: z.iso.datetime() })) });
      const getTime = async (id: string) =>
        changed.parse(await backend().read('/pages')).items.find((page) => page.id === id)?.updatedAt ?? '';
      const [about, home] = [await getTime('about'), await getTime('home')];
      await backend().backend.database.pool.query(
        `update page_texts set intro = intro where shop_id = 'quiet' and page_id = 'about' and locale = 'nl-NL'`,
      );
      expect((await getTime('about')) > about).toBe(true);
      expect(await getTime('home')).toBe(home);
    });

    it('leads from menus to advice, projects and jobs', async () => {
      expect(await backend().read('/menus', { locale: 'fr-BE' })).toMatchObject({
        service: [
          { kind: 'Link', route: { key: 'adviceDetail', params: { slug: 'echo-fr' } } },
          { kind: 'Link', route: { key: 'projectDetail', params: { slug: 'library-fr' } } },
          { kind: 'Link', route: { key: 'jobOfferDetail', params: { slug: 'upholsterer-fr' } } },
        ],
      });
    });

    it('lists the rules for pictures, the most exact first', async () => {
      expect(await backend().read('/image-rules', { locale: 'de-AT' })).toMatchObject({
        total: 3,
        items: [
          { skuPattern: 'PA-C*', images: [{ alt: 'Picture raft de' }, { alt: 'Picture close-up de' }] },
          { skuPattern: 'RA-1*', images: [{ alt: 'Picture panel de' }, { alt: 'Picture close-up de' }] },
          { skuPattern: 'RA-*', images: [{ alt: 'Picture close-up de' }] },
        ],
      });
    });

    it('shows an article with the pictures of the most exact rule that its number fits', async () => {
      // It has one variant only, so no other article matches.
      expect(await backend().read('/Products/raft')).toMatchObject({
        sku: 'RA-1',
        images: [{ alt: 'Picture panel en' }, { alt: 'Picture close-up en' }, { alt: 'Picture raft en' }],
      });
      // Nothing chosen yet.
      expect(await backend().read('/Products/panel')).toMatchObject({
        images: [{ alt: 'Picture panel en' }, { alt: 'Picture close-up en' }],
        variants: [
          { sku: 'PA-MOSS', images: [] },
          { sku: 'PA-CLAY', images: [{ alt: 'Picture raft en' }, { alt: 'Picture close-up en' }] },
        ],
      });
      // Its image and one of the product's are among those of the rule: each is shown once.
      expect(await backend().read('/Products/panel/panel-clay')).toMatchObject({
        images: [{ alt: 'Picture raft en' }, { alt: 'Picture close-up en' }, { alt: 'Picture panel en' }],
      });
      // No rule matches.
      expect(await backend().read('/Products/print')).toMatchObject({ images: [{ alt: 'Picture panel en' }] });
    });

    it('names the film of a product', async () => {
      expect(await backend().read('/Products/panel', { locale: 'de-AT' })).toMatchObject({
        video: { id: 'mB3xT9aQ_k0', provider: 'YouTube', title: 'How a panel is made de' },
      });
      expect(await backend().read('/Products/raft')).not.toHaveProperty('video');
    });
  });
}
