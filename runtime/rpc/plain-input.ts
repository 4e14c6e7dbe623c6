import superjson from 'superjson';
import { z } from 'zod';
import { requirePlain } from '#runtime/serving/require-plain.ts';

/** Max. levels of an input; the deepest of ours has five. */
const maxDepth = 16;

const undefinedOnly = z.tuple([z.literal('undefined')]);

/** An input as the browser’s client sends it: JSON, and which places of it are `undefined`. */
const sent = z.strictObject({
  json: z.unknown(),
  meta: z
    .strictObject({
      values: z.union([undefinedOnly, z.record(z.string(), undefinedOnly)]).exactOptional(),
      v: z.number().exactOptional(),
    })
    .exactOptional(),
});

/**
 * What procedures and their callers encode with. Answers may hold all that superjson knows. Of inputs only what JSON and `undefined`
 * say is read: no procedure takes a date, a map or a number beyond 2^53, and each of those is a way to surprise what comes after.
 */
export const transformer = {
  input: { serialize: superjson.serialize, deserialize: readInput },
  output: superjson,
};

/** @throws {Error} for anything else, which is the caller's mistake. */
function readInput(value: unknown): unknown {
  // A call without an input.
  if (value === undefined) return undefined;
  // Two levels are superjson's own.
  requirePlain(value, maxDepth + 2);
  const { json, meta } = sent.parse(value);
  const { values } = meta ?? {};
  if (values === undefined) return json;
  return superjson.deserialize(Object.assign({ json: null }, { json, meta: { values } }));
}
