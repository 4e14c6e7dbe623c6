import { expect, it } from 'vitest';
import { describeForLog } from '#runtime/serving/log-serializers.ts';

it('masks addresses, queries, secrets and numbers of people in messages', () => {
  const error = new Error(
    'No mail to sanne@mail.example of https://shop.example/?token=abc with 0123456789abcdef0123456789 and zyTokenOfSomebody0123456789 or +31 6 12345678',
  );
  expect(describeForLog(error)).toMatchObject({
    type: 'Error',
    message: 'No mail to [e-mail] of https://shop.example/?[query] with [secret] and [secret] or [number]',
  });
});

it('tells of a failed query its statement, and of its cause what it complains of, without a value', () => {
  const cause = Object.assign(new Error('duplicate key value: (email)=(sanne@mail.example)'), {
    severity: 'ERROR',
    routine: '_bt_check_unique',
    code: '23505',
    detail: 'Key (email)=(sanne@mail.example) already exists.',
    constraint: 'customers_email_index',
  });
  const error = Object.assign(new Error('Failed query: insert\nparams: sanne@mail.example', { cause }), {
    query: 'insert into customers values ($1)',
    params: ['sanne@mail.example'],
  });
  const told = describeForLog(error);
  expect(told).toMatchObject({
    message: 'Failed query: insert into customers values ($1)',
    cause: { code: '23505', message: 'The database refused this: customers_email_index' },
  });
  expect(JSON.stringify(told)).not.toContain('sanne');
});

it('keeps what bugs are found by: the places in the code, and causes as far as they go', () => {
  const told = describeForLog(new TypeError('x is not a function', { cause: new RangeError('out of it') }));
  expect(told).toMatchObject({ type: 'TypeError', message: 'x is not a function', cause: { type: 'RangeError' } });
  expect(told.stack).toMatch(/^ {4}at .*log-serializers/);
});

it('quotes nothing that could not be parsed', () => {
  let error: unknown;
  try {
    JSON.parse('{"name": sanne}');
  } catch (thrown) {
    error = thrown;
  }
  expect(JSON.stringify(describeForLog(error))).not.toContain('sanne');
});
