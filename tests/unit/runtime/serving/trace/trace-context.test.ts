import { expect, it } from 'vitest';
import { beginContext, readTraceparent, writeTraceparent } from '#runtime/serving/trace/trace-context.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

// Cases of https://www.w3.org/TR/trace-context/, section 3.2.
it.each([
  [`00-${traceId}-${spanId}-01`, { traceId, spanId, isSampled: true }],
  [`00-${traceId}-${spanId}-00`, { traceId, spanId, isSampled: false }],
  // A later version may have more behind.
  [`cc-${traceId}-${spanId}-01-what-the-future-brings`, { traceId, spanId, isSampled: true }],
  [`00-${traceId}-${spanId}-01-more`, undefined],
  [`ff-${traceId}-${spanId}-01`, undefined],
  [`00-${'0'.repeat(32)}-${spanId}-01`, undefined],
  [`00-${traceId}-${'0'.repeat(16)}-01`, undefined],
  [`00-${traceId.toUpperCase()}-${spanId}-01`, undefined],
  [`00-${traceId}-${spanId}`, undefined],
  ['', undefined],
  [`00-${traceId}-${spanId}-01\nx: y`, undefined],
  [`cc-${traceId}-${spanId}-01-${'x'.repeat(600)}`, undefined],
])('reads %j', (header, expected) => {
  expect(readTraceparent(header)).toEqual(expected);
});

it('continues a trace, and begins one', () => {
  const parent = { traceId, spanId, isSampled: true };
  const below = beginContext(parent, false);
  expect(below).toMatchObject({ traceId, isSampled: true });
  expect(below.spanId).not.toBe(spanId);
  const own = beginContext(undefined, false);
  expect(readTraceparent(writeTraceparent(own))).toEqual(own);
});
