import { expect, it, vi } from 'vitest';
import { hideToken } from '#runtime/app/hide-token.ts';

const shownAfter = (href: string): string => {
  const replaceState = vi.fn();
  hideToken({ href }, { replaceState, state: null });
  return String(replaceState.mock.calls[0]?.[2] ?? href);
};

// ASVS 14.2.1

it('removes the token of a mail from the address, and keeps the rest', () => {
  expect(shownAfter('https://www.acoustic-nl.example/wachtwoord-herstellen?token=abc&x=1#form')).toBe(
    'https://www.acoustic-nl.example/wachtwoord-herstellen?x=1#form',
  );
});

it('touches no other address', () => {
  expect(shownAfter('https://www.acoustic-nl.example/zoeken?q=vilt%20paneel')).toBe(
    'https://www.acoustic-nl.example/zoeken?q=vilt%20paneel',
  );
});
