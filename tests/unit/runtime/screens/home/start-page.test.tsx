import { expect, it } from 'vitest';
import { StartPage } from '#runtime/screens/home/start-page.static.tsx';
import { inDutch } from '../../ui/form/in-dutch.tsx';

it('names the site and links to the overviews that it has, under their titles', () => {
  const html = inDutch(<StartPage />, { blogOverview: '/blogs', productOverview: '/producten' });
  expect(html).toContain('Welkom bij Mini');
  expect([...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, title]) => [href, title])).toEqual([
    ['/producten', 'Producten'],
    ['/blogs', 'Blogs'],
  ]);
});
