import { describe, expect, it } from 'vitest';
import { hoursText, payText } from '#runtime/features/jobs/job-terms.ts';

/** Returns the key and values instead of a text. */
const t = (key: string, values = {}): string => `${key} ${Object.values(values).join(' - ')}`;

describe('the terms of a job', () => {
  it('name one number of hours where the bounds are the same', () => {
    expect(hoursText({ minimum: 40, maximum: 40 }, t)).toBe('components:jobOffer.hours 40');
    expect(hoursText({ minimum: 32, maximum: 40 }, t)).toBe('components:jobOffer.hoursBetween 32 - 40');
  });

  it('write pay without cents where there are none', () => {
    const salary = { currency: 'GBP', minimum: 240_000, maximum: 300_000, period: 'Month' } as const;
    expect(payText(salary, 'en-GB', t)).toBe('components:jobOffer.pay.Month £2,400 - £3,000');
    expect(payText({ ...salary, minimum: 1550, maximum: 1800, period: 'Hour' }, 'en-GB', t)).toBe(
      'components:jobOffer.pay.Hour £15.50 - £18.00',
    );
  });
});
