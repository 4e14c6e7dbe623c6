import { describe, expect, it } from 'vitest';
import { limits } from '#backend/limits/limit.ts';
import { clientKey, createLimiter, emailKey } from '#backend/limits/limiter.ts';

const limit = { name: 'test', points: 3, seconds: 60 };
const limiter = () => createLimiter(undefined, () => undefined);

describe('a limit', () => {
  it('lets a number through and reports how long to wait', async () => {
    const counting = limiter();
    for (let count = 0; count < limit.points; count += 1) await counting.count(limit, 'somebody');
    const refused = expect.objectContaining({ code: 'RATE_LIMITED', status: 429, retryAfter: 60 });
    await expect(counting.count(limit, 'somebody')).rejects.toEqual(refused);
    await counting.count(limit, 'somebody else');
    await counting.count({ ...limit, name: 'other' }, 'somebody');
  });

  it('counts those that come at once', async () => {
    const counting = limiter();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => counting.count(limit, 'somebody')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit.points);
  });

  it('removes requests that do not count', async () => {
    const counting = limiter();
    for (let count = 0; count < 10; count += 1) {
      await counting.count(limit, 'somebody');
      await counting.forgive(limit, 'somebody');
    }
  });

  it('goes on in this process when Redis was never there', async () => {
    const counting = createLimiter('redis://127.0.0.1:1', () => undefined);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => counting.count(limit, 'somebody')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit.points);
    counting.close();
  });

  it('has a name of its own each, or two would count together', () => {
    const names = Object.values(limits).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('whom a limit counts', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['::ffff:192.0.2.1', '192.0.2.1', true],
    ['2001:db8::1', '2001:db8:0:0:ffff::2', true],
    ['2001:db8:0:1::1', '2001:db8::1', false],
    ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::', true],
    ['::1', '::2', true],
    ['fe80::1%eth0', 'fe80::2', true],
  ])('%s and %s are the same: %s', (one, other, same) => {
    expect(clientKey('quiet', one) === clientKey('quiet', other)).toBe(same);
  });

  it('is a separate limit in another shop', () => {
    expect(clientKey('quiet', '192.0.2.1')).not.toBe(clientKey('loud', '192.0.2.1'));
    expect(emailKey('quiet', 'A@mail.com')).toBe(emailKey('quiet', 'a@MAIL.com'));
  });
});
