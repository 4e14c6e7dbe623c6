import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants, settle } from '#tests/simulation/invariants.ts';
import { buy, type Confirmed, keepTime, operate } from '#tests/simulation/shoppers.ts';
import { openSimulator, type Simulator, type World } from '#tests/simulation/world.ts';
import { isSoak } from '#tests/support/soak.ts';
import { freshSeed } from '#tests/support/trust.ts';
import type { StartEngine } from './engine.ts';

/** Schedules of one test: a campaign of thousands says what has held so far. */
const part = 500;

/** What a simulation has come to. */
interface Outcome {
  readonly trace: readonly string[];
  readonly confirmed: number;
  readonly crashes: number;
}

/** Describes a simulated shop: every seed is another order of events, faults and crashes. */
export function describeSimulation(engine: string, start: StartEngine, seeds: number): void {
  describe(`a simulated shop on ${engine}`, () => {
    let simulator: Simulator;
    beforeAll(async () => {
      simulator = await openSimulator((await start()).databaseUrl);
    }, 120_000);
    afterAll(() => simulator?.close());

    async function run(seed: number): Promise<Outcome> {
      let outcome: Outcome = { trace: [], confirmed: 0, crashes: 0 };
      await simulator.run(seed, async (world) => {
        try {
          const { confirmed, cancelled } = await happen(world);
          await settle(world, cancelled);
          await checkInvariants(world, confirmed);
          outcome = { trace: [...world.scheduler.trace], confirmed: confirmed.length, crashes: world.crashes };
        } catch (error) {
          const steps = world.scheduler.trace.join('\n');
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`Seed ${seed} (repeat it with TRUST_SEED=${seed}) ends wrongly:\n${reason}\n${steps}`, {
            cause: error,
          });
        }
      });
      return outcome;
    }

    const first = freshSeed();
    const count = process.env.TRUST_SEED === undefined ? seeds : 1;

    it(`does the same again for the same seed (${first})`, async () => {
      const [once, again] = [await run(first), await run(first)];
      expect(again.trace).toEqual(once.trace);
    }, 60_000);

    const parts = Array.from({ length: Math.ceil(count / part) }, (_, index) => ({
      from: first + index * part,
      size: Math.min(part, count - index * part),
    }));
    it.each(parts)(
      'loses nothing, charges nobody twice and sells nothing twice, whatever the order of $size schedules from seed $from',
      async ({ from, size }) => {
        const sum = { confirmed: 0, crashes: 0 };
        for (let seed = from; seed < from + size; seed += 1) {
          const { confirmed, crashes } = await run(seed);
          sum.confirmed += confirmed;
          sum.crashes += crashes;
        }
        if (size < 50) return;
        // A campaign takes an hour: this says how far it is.
        if (isSoak) process.stdout.write(`${engine}: ${size} seeds from ${from}: ${JSON.stringify(sum)}\n`);
        expect(sum.confirmed).toBeGreaterThan(size / 2);
        expect(sum.crashes).toBeGreaterThan(size / 10);
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
