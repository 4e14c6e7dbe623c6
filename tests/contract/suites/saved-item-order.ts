import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Ask } from '#tests/support/backend.ts';
import { addCustomer, testPassword } from '#tests/support/customers.ts';
import { testPdf, type Uploader } from '#tests/support/uploads.ts';
import { getOperation } from './contract.ts';
import { type StartEngine, useBackend } from './engine.ts';
import { fuzzSample } from './fuzz-sample.ts';

const day = 24 * 60 * 60 * 1000;
const list = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), position: z.number().optional() })),
  total: z.number(),
  pages: z.number(),
});

type Step = { readonly do: 'up' | 'down' | 'remove'; readonly place: number } | { readonly do: 'restore' };

/** The list and its removed items after a step. */
interface State {
  readonly listed: readonly string[];
  readonly removed: readonly string[];
}

const steps = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('up' as const, 'down' as const), place: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), place: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'restore' as const }) },
);

/** Describes the order of saved items and of their files, also under concurrent changes. */
export function describeSavedItemOrder(engine: string, start: StartEngine): void {
  describe(`the order of saved items on ${engine}`, () => {
    let ahead = 0;
    const backend = useBackend(start, { clock: () => new Date(Date.now() + ahead) });
    const ask = (url: string, options: Ask = {}) => backend().ask(url, options);
    const post = (url: string, headers: Uploader, body?: unknown) =>
      ask(url, { method: 'POST', headers, ...(body !== undefined && { body }) });
    const saveNotes = async (count: number, headers: Uploader = {}) => {
      let owner = headers;
      const ids: string[] = [];
      for (let number = 1; number <= count; number += 1) {
        const answer = await post('/Storage', owner, { kind: 'Note', title: `Note ${number}` });
        expect(answer.statusCode, answer.body).toBe(201);
        const token = answer.headers['x-order-token'];
        if (token !== undefined) owner = { 'x-order-token': String(token) };
        ids.push(String(answer.json().id));
      }
      return { ids, owner };
    };
    const read = async (owner: Uploader, query = '') => {
      const answer = await ask(`/Storage${query}`, { headers: owner });
      expect(getOperation('listStorageItems').faultsOf(answer)).toEqual([]);
      return list.parse(answer.json());
    };
    const getIds = async (owner: Uploader) => {
      const { items } = await read(owner);
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      return items.map(({ id }) => id);
    };

    it('is that of saving, in pages of twenty across which an item moves', async () => {
      const { ids, owner } = await saveNotes(22);
      expect(await read(owner)).toMatchObject({ total: 22, pages: 2 });
      expect((await read(owner, '?page=2')).items.map(({ position }) => position)).toEqual([21, 22]);
      await post(`/Storage/${ids[20]}/moveup`, owner);
      expect((await read(owner, '?page=2')).items.map(({ id }) => id)).toEqual([ids[19], ids[21]]);
      for (const [place, direction] of [
        [0, 'up'],
        [21, 'down'],
      ] as const) {
        const before = (await read(owner, '?pageSize=100')).items;
        expect((await post(`/Storage/${ids[place]}/move${direction}`, owner)).statusCode).toBe(204);
        expect((await read(owner, '?pageSize=100')).items).toEqual(before);
      }
      expect(await read({})).toMatchObject({ items: [], total: 0, pages: 0 });
    });

    it('leaves out what is removed until it is restored, to the end, within thirty days', async () => {
      const { ids, owner } = await saveNotes(3);
      for (const id of ids.slice(0, 2)) await ask(`/Storage/${id}`, { method: 'DELETE', headers: owner });
      expect(await getIds(owner)).toEqual([ids[2]]);
      expect((await read(owner, '?removed=true')).items.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
      expect((await post(`/Storage/${ids[0]}/moveup`, owner)).statusCode).toBe(404);
      const restored = await post(`/Storage/${ids[0]}/restore`, owner);
      expect(restored.json()).toMatchObject({ id: ids[0], position: 2 });
      expect(restored.json().removedAt).toBeUndefined();
      expect((await post(`/Storage/${ids[0]}/restore`, owner)).json()).toMatchObject({ position: 2 });
      ahead = 31 * day;
      const late = await post(`/Storage/${ids[1]}/restore`, owner);
      expect((await read(owner, '?removed=true')).items).toEqual([]);
      ahead = 0;
      expect(late.statusCode).toBe(404);
    });

    it('stays that of the guest behind what the customer has, in one login or in two at once', async () => {
      const customer = await addCustomer(backend());
      const headers = { authorization: customer.authorization };
      const own = await saveNotes(2, headers);
      const guests = [await saveNotes(3), await saveNotes(2)];
      await ask(`/Storage/${guests[0]?.ids[1]}`, { method: 'DELETE', headers: guests[0]?.owner ?? {} });
      await Promise.all(
        guests.map(async ({ owner }) => {
          const body = { email: customer.email, password: testPassword };
          expect((await post('/auth/login', owner, body)).statusCode).toBe(200);
        }),
      );
      const [first, second] = [[guests[0]?.ids[0], guests[0]?.ids[2]], guests[1]?.ids];
      const taken = await getIds(headers);
      expect(taken.slice(0, 2)).toEqual(own.ids);
      expect([[first, second].flat(), [second, first].flat()]).toContainEqual(taken.slice(2));
      expect((await read(headers, '?removed=true')).items.map(({ id }) => id)).toEqual([guests[0]?.ids[1]]);
      await post(`/Storage/${guests[0]?.ids[1]}/restore`, headers);
      expect((await getIds(headers)).at(-1)).toBe(guests[0]?.ids[1]);
    });

    it('is one order when two tabs change it at once: as if one had come after the other', async () => {
      const { ids, owner } = await saveNotes(5);
      let state: State = { listed: ids, removed: [] };
      const carryOut = async (step: Step, { listed, removed }: State) => {
        if (step.do === 'restore') {
          return removed[0] === undefined ? undefined : await post(`/Storage/${removed[0]}/restore`, owner);
        }
        const id = listed[step.place % Math.max(1, listed.length)];
        if (id === undefined) return undefined;
        if (step.do === 'remove') return await ask(`/Storage/${id}`, { method: 'DELETE', headers: owner });
        return await post(`/Storage/${id}/move${step.do}`, owner);
      };
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(steps, steps), { minLength: 1, maxLength: 5 }), async (schedule) => {
          for (const [one, other] of schedule) {
            const before = state;
            const answers = await Promise.all([carryOut(one, before), carryOut(other, before)]);
            for (const answer of answers) expect([undefined, 200, 204, 404]).toContain(answer?.statusCode);
            const listed = await getIds(owner);
            const possible = [
              [one, other],
              [other, one],
            ].map((order) => order.reduce((was, step) => apply(step, before, was), before));
            expect(possible.map((after) => after.listed)).toContainEqual(listed);
            state = possible.find((after) => after.listed.join() === listed.join()) ?? before;
          }
        }),
        fuzzSample(15),
      );
    });

    it('of files is their own, and survives tabs that change it at once', async () => {
      const form = new FormData();
      form.append('item', JSON.stringify({ kind: 'Note', title: 'Plans' }));
      for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']) {
        form.append('file', new Blob([new Uint8Array(testPdf(200))]), name);
      }
      const saved = await ask('/Storage', { method: 'POST', form });
      const owner = { 'x-order-token': String(saved.headers['x-order-token']) };
      const { id, files } = z
        .object({ id: z.string(), files: z.array(z.object({ id: z.string(), name: z.string() })) })
        .parse(saved.json());
      const names = async (): Promise<string> =>
        z
          .object({ files: z.array(z.object({ name: z.string() })) })
          .parse((await ask(`/Storage/${id}`, { headers: owner })).json())
          .files.map(({ name }) => name[0])
          .join('');
      const move = (place: number, direction: 'up' | 'down') =>
        post(`/Storage/${id}/files/${files[place]?.id}/move${direction}`, owner);
      expect((await move(0, 'up')).statusCode).toBe(204);
      expect(await names()).toBe('abcd');
      expect((await move(2, 'up')).statusCode).toBe(204);
      expect(await names()).toBe('acbd');
      await Promise.all([move(0, 'down'), move(3, 'up'), move(1, 'down'), move(2, 'up'), move(0, 'down')]);
      expect([...(await names())].sort().join('')).toBe('abcd');
      expect((await post(`/Storage/${id}/files/fl-none/moveup`, owner)).statusCode).toBe(404);
    });
  });
}

/** Applies a step that was chosen by an earlier state to the current one. */
function apply(step: Step, chosenBy: State, { listed, removed }: State): State {
  if (step.do === 'restore') {
    const id = chosenBy.removed[0];
    if (id === undefined || !removed.includes(id)) return { listed, removed };
    return { listed: [...listed, id], removed: removed.filter((other) => other !== id) };
  }
  const id = chosenBy.listed[step.place % Math.max(1, chosenBy.listed.length)];
  const place = listed.indexOf(id ?? '');
  if (id === undefined || place < 0) return { listed, removed };
  const others = listed.filter((other) => other !== id);
  if (step.do === 'remove') return { listed: others, removed: [...removed, id] };
  const target = Math.min(Math.max(place + (step.do === 'up' ? -1 : 1), 0), others.length);
  return { listed: others.toSpliced(target, 0, id), removed };
}
