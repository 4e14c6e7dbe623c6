import { expect, it } from 'vitest';
import { sentVersion } from '#runtime/features/account/account-forms.ts';

const formWith = (version: string | undefined): FormData => {
  const form = new FormData();
  if (version !== undefined) form.set('version', version);
  return form;
};

it('reads the version that a form was shown with', () => {
  expect(sentVersion(formWith('12'))).toBe(12);
});

it.each([undefined, '', '0', '-3', '1.5', 'twelve', '99999999999999999999'])(
  'takes what is none for the first one, which makes it a conflict: %j',
  (version) => {
    expect(sentVersion(formWith(version))).toBe(1);
  },
);
