import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants, settle } from '#tests/simulation/invariants.ts';
import { buy, type Confirmed, keepTime, operate } from '#tests/simulation/shoppers.ts';
import { openStage, type Stage, type World } from '#tests/simulation/world.ts';
import { freshSeed } from '#tests/support/trust.ts';
import type { StartEngine } from './engine.ts';

/** Schedules of one test: a campaign of thousands says what has held so far. */
const part = 500;

/** What a simulation has come to. */
interface Played {
  readonly trace: readonly string[];
  readonly confirmed: number;
  readonly deaths: number;
}

/** Describes a shop in simulated weather: every seed is another order of events, of faults and of deaths. */
export function describeSimulation(engine: string, start: StartEngine, seeds: number): void {
  describe(`a shop on ${engine} in simulated weather`, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await openStage((await start()).databaseUrl);
    }, 120_000);
    afterAll(() => stage?.close());

    async function play(seed: number): Promise<Played> {
      let played: Played = { trace: [], confirmed: 0, deaths: 0 };
      await stage.play(seed, async (world) => {
        try {
          const { confirmed, cancelled } = await happen(world);
          await settle(world, cancelled);
          await checkInvariants(world, confirmed);
          played = { trace: [...world.scheduler.trace], confirmed: confirmed.length, deaths: world.deaths };
        } catch (error) {
          const steps = world.scheduler.trace.join('\n');
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`Seed ${seed} (repeat it with TRUST_SEED=${seed}) ends wrongly:\n${reason}\n${steps}`, {
            cause: error,
          });
        }
      });
      return played;
    }

    const first = freshSeed();
    const count = process.env.TRUST_SEED === undefined ? seeds : 1;

    it(`does the same again for the same seed (${first})`, async () => {
      const [once, again] = [await play(first), await play(first)];
      expect(again.trace).toEqual(once.trace);
    }, 60_000);

    const parts = Array.from({ length: Math.ceil(count / part) }, (_, index) => ({
      from: first + index * part,
      size: Math.min(part, count - index * part),
    }));
    it.each(parts)(
      'loses nothing, charges nobody twice and sells nothing twice, whatever the order of $size schedules from seed $from',
      async ({ from, size }) => {
        const sum = { confirmed: 0, deaths: 0 };
        for (let seed = from; seed < from + size; seed += 1) {
          const { confirmed, deaths } = await play(seed);
          sum.confirmed += confirmed;
          sum.deaths += deaths;
        }
        if (size < 50) return;
        expect(sum.confirmed).toBeGreaterThan(size / 2);
        expect(sum.deaths).toBeGreaterThan(size / 10);
      },
      60_000 + part * 10_000,
    );
  });
}

/** Two to four buyers, a shop that works, and a clock, all at once. */
async function happen(world: World) {
  const { scheduler, random } = world;
  const [confirmed, cancelled]: [Confirmed[], string[]] = [[], []];
  const names = ['anna', 'bram', 'clara', 'daan'].slice(0, 2 + random.below(3));
  const all = Promise.all([
    ...names.map((name) => scheduler.start(name, () => buy(world, random.fork(), name, confirmed))),
    scheduler.start('the shop', () => operate(world, random.fork(), confirmed, cancelled)),
    scheduler.start('the clock', () => keepTime(world, random.fork())),
  ]);
  await Promise.race([scheduler.run(), all.then(() => new Promise<never>(() => undefined))]);
  await all;
  return { confirmed, cancelled };
}
