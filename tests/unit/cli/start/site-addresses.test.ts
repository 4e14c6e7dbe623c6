import { expect, it } from 'vitest';
import { developmentAddresses, renderAddresses } from '#cli/start/site-addresses.ts';

const site = {
  locales: ['nl-NL', 'fr-BE'],
  domains: {
    'nl-NL': { host: 'www.acoustic-nl.example', prefix: '' },
    'fr-BE': { host: 'www.acoustic-be.example', prefix: '/fr' },
  },
};

it('names where each locale answers on this machine, with its prefix', () => {
  const addresses = developmentAddresses(site, 3000);
  expect(addresses).toEqual({ 'nl-NL': 'http://nl-nl.localhost:3000/', 'fr-BE': 'http://fr-be.localhost:3000/fr' });
  expect(renderAddresses('Acoustic', addresses, 3000).split('\n')).toEqual([
    'Acoustic is ready at http://localhost:3000',
    '  nl-NL  http://nl-nl.localhost:3000/',
    '  fr-BE  http://fr-be.localhost:3000/fr',
  ]);
});
