import { expect, it } from 'vitest';
import { developmentAddresses, renderWelcome } from '#cli/start/site-addresses.ts';

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
});

const running = {
  id: 'acoustic',
  name: 'Acoustic',
  port: 3000,
  addresses: developmentAddresses(site, 3000),
  mails: 'http://127.0.0.1:3001/dev/mails',
  isDeveloping: false,
};

it('prints in five lines the address, mails, how to stop and the next step', () => {
  expect(renderWelcome(running).split('\n')).toEqual([
    'Acoustic is ready at http://localhost:3000',
    '  languages  http://nl-nl.localhost:3000/  http://fr-be.localhost:3000/fr',
    '  mails      http://127.0.0.1:3001/dev/mails (an order sends two; shopgen backend order list)',
    '  stop       Ctrl+C',
    '  next       shopgen dev --site acoustic shows changes as you make them',
  ]);
});

it('prints nothing about mails of an external API', () => {
  expect(renderWelcome({ ...running, mails: undefined })).not.toContain('mails');
});
