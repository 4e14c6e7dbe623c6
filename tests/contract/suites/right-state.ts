import { z } from 'zod';
import { freshEmail, testPassword } from '#tests/support/customers.ts';

const record = z.record(z.string(), z.unknown());

/**
 * Replaces values in a body that must match stored state, such as passwords, tokens and versions, by valid ones.
 * Members that cannot be valid are removed.
 *
 * @param state - Members of a request that succeeds.
 */
export function withState(body: unknown, state: Readonly<Record<string, unknown>>): unknown {
  const right = {
    vatNumber: 'DE136695976',
    locale: 'nl-NL',
    currentPassword: testPassword,
    email: freshEmail(),
    ...state,
  };
  return corrected(body, right);
}

/** Ids that generated values cannot match. */
const neverRight = new Set(['cropId', 'configurationId', 'variantId', 'sku']);

function corrected(body: unknown, right: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(body)) return body.map((item) => corrected(item, right));
  const given = record.safeParse(body);
  if (!given.success) return body;
  const isPrint = given.data.kind === 'PhotoPrint';
  const isOfProduct = 'productId' in given.data || Object.hasOwn(right, 'productId');
  const known: Readonly<Record<string, unknown>> = { ...right, productId: isPrint ? 'print' : 'panel' };
  return Object.fromEntries(
    Object.entries(given.data)
      .filter(([name, value]) => !(neverRight.has(name) && typeof value === 'string' && isOfProduct))
      .map(([name, value]) => {
        if (name === 'values' && Object.hasOwn(right, 'values')) return [name, right.values];
        const isKnown = Object.hasOwn(known, name) && typeof known[name] === typeof value;
        if (name === 'lines' && Array.isArray(value) && value.length > 0 && areOfOrder(known[name]))
          return [name, known[name]];
        if (name === 'files' && Array.isArray(value) && isEmptyList(known[name])) return [name, []];
        return isKnown && !choices.has(name) && typeof value !== 'object'
          ? [name, known[name]]
          : [name, corrected(value, right)];
      }),
  );
}

/** Discriminators: members that determine the others. */
const choices = new Set(['customerType', 'kind']);

/** Returns whether a value lists lines of an order, which cannot be generated. */
function areOfOrder(value: unknown): boolean {
  return Array.isArray(value) && record.safeParse(value[0]).data?.lineId !== undefined;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Parses JSON; `undefined` for an invalid text. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
