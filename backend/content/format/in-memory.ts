import { z } from 'zod';

/** The side of a codec that the program works with. It is not validated: `decode` makes it, and the compiler knows its type. */
export function inMemory<Value>() {
  // A key that is absent is asked about too, also where checks are left out.
  return z.nonoptional(z.custom<Value>());
}
