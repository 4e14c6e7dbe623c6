import { expect, it } from 'vitest';
import type { Shape } from '#runtime/contracts/answer-shapes.ts';
import { findBreach } from '#runtime/rpc/clients/find-breach.ts';

const shapes: Readonly<Record<string, Shape>> = {
  Money: { has: { amount: 'number', currency: 'string' } },
  Tree: { has: { name: 'string' }, may: { children: { list: { ref: 'Tree' } } } },
  Block: { by: 'type', of: { text: { has: { type: 'string', body: 'string' } } } },
};
const product: Shape = {
  has: { id: 'string', prices: { list: { ref: 'Money' } }, names: { map: 'string' } },
  may: { sale: { one: [{ ref: 'Money' }, 'null'] }, tree: { ref: 'Tree' }, blocks: { list: { ref: 'Block' } } },
};
const right = { id: 'a', prices: [{ amount: 1, currency: 'EUR' }], names: { nl: 'x' } };

it.each([
  ['as described', right],
  ['with more than is described', { ...right, more: [{ amount: 'x' }] }],
  ['with null where that may be', { ...right, sale: null }],
  ['with a kind of block that is not known yet', { ...right, blocks: [{ type: 'film', seconds: 3 }] }],
  ['that holds itself', { ...right, tree: { name: 'a', children: [{ name: 'b', children: [] }] } }],
])('takes an answer %s', (_, answer) => {
  expect(findBreach(answer, product, shapes)).toBeUndefined();
});

it.each([
  [null, 'the whole is null instead of an object'],
  ['text', 'the whole is a string instead of an object'],
  [[right], 'the whole is a list instead of an object'],
  [{ ...right, id: 7 }, 'id is a number instead of a string'],
  [{ ...right, prices: 'none' }, 'prices is a string instead of a list'],
  [
    { ...right, prices: [...right.prices, { amount: '1', currency: 'EUR' }] },
    'prices[1].amount is a string instead of a number',
  ],
  [{ ...right, prices: [{ amount: 1 }] }, 'prices[0].currency is missing'],
  [{ ...right, names: { nl: 'x', de: null } }, 'names.de is null instead of a string'],
  [{ ...right, sale: { amount: 1 } }, 'sale.currency is missing'],
  [{ ...right, tree: { name: 'a', children: [{ name: 1 }] } }, 'tree.children[0].name is a number instead of a string'],
  [{ ...right, blocks: [{ type: 'text', body: {} }] }, 'blocks[0].body is an object instead of a string'],
  // Of the object itself, not of what every object has.
  [JSON.parse('{ "id": "a", "prices": [], "__proto__": { "names": {} } }'), 'names is missing'],
])('says of %j what is wrong', (answer, breach) => {
  expect(findBreach(answer, product, shapes)).toBe(breach);
});
