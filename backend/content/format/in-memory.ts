import { z } from 'zod';

/**
 * Returns a schema for the decoded side of a codec. It does not validate: `decode` makes the value, and the compiler
 * knows its type.
 */
export function inMemory<Value>() {
  // Runs for a missing key too, also where checks are left out.
  return z.nonoptional(z.custom<Value>());
}
