import { z } from 'zod';

/** What a format reads into: any value of a type that the compiler knows, since `decode` has made it. */
export function inMemory<Value>() {
  // A key that is absent is asked about too, also where checks are left out.
  return z.nonoptional(z.custom<Value>());
}
