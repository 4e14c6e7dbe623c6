import { expect, it } from 'vitest';
import { createMethodList } from '#backend/payments/method-list.ts';
import {
  type AskedMethods,
  type ProviderMethod,
  ProviderUnavailableError,
} from '#backend/payments/payment-provider.ts';

const asked: AskedMethods = { amount: 100, currency: 'EUR', country: 'NL', locale: 'nl-NL' };
const method = (id: string): ProviderMethod => ({ id, name: id, issuers: [] });

/** Creates a provider with a given answer that counts requests. */
function counting(answer: () => Promise<readonly ProviderMethod[]>) {
  let time = 0;
  let times = 0;
  const list = createMethodList(
    {
      listMethods: () => {
        times += 1;
        return answer();
      },
    },
    () => new Date(time),
  );
  const wait = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { list, wait, times: () => times };
}

it('requests each amount, country and language once in five minutes', async () => {
  const { list, wait, times } = counting(async () => [method('creditcard'), method('ideal'), method('shells')]);
  await Promise.all([list(asked), list(asked)]);
  wait(299_999);
  await list(asked);
  expect(times()).toBe(1);
  await list({ ...asked, amount: 101 });
  await list({ ...asked, locale: 'de-DE' });
  expect(times()).toBe(3);
  wait(1);
  await list(asked);
  expect(times()).toBe(4);
});

it('begins with the most common ones, and keeps the order of the rest', async () => {
  const all = ['shells', 'banktransfer', 'paypal', 'creditcard', 'bancontact', 'ideal'].map(method);
  const { list } = counting(async () => all);
  const ids = async (country: string) => (await list({ ...asked, country })).map(({ id }) => id);
  expect(await ids('NL')).toEqual(['ideal', 'creditcard', 'paypal', 'shells', 'banktransfer', 'bancontact']);
  expect(await ids('BE')).toEqual(['bancontact', 'creditcard', 'paypal', 'shells', 'banktransfer', 'ideal']);
  expect(await ids('CH')).toEqual(all.map(({ id }) => id));
});

it('remembers no failure', async () => {
  let isThere = false;
  const { list } = counting(async () => {
    if (!isThere) throw new ProviderUnavailableError('Nobody is there.');
    return [method('ideal')];
  });
  await expect(list(asked)).rejects.toThrow(ProviderUnavailableError);
  isThere = true;
  expect(await list(asked)).toHaveLength(1);
});
