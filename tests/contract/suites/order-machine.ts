import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, cancel, ship } from '#backend/compositions/operate-orders.ts';
import { payments } from '#backend/db/schema/payments.ts';
import { addPlacedOrder, type PlacedOrder } from '#tests/support/placed-orders.ts';
import { isSoak } from '#tests/support/soak.ts';
import { casesOf, freshSeed, held, ofCheck } from '#tests/support/trust.ts';
import type { StartEngine } from './engine.ts';
import { initiated, usePaying } from './paying.ts';

/** What follows each state of an order, as `OrderState` of the description says. */
const orderSteps = {
  Placed: ['Paid', 'Cancelled'],
  Paid: ['InProduction', 'Cancelled'],
  InProduction: ['Shipped', 'Cancelled'],
  Shipped: ['Completed'],
  Completed: [],
  Cancelled: [],
} as const;
type OrderState = keyof typeof orderSteps;

/** The same of a payment, as `PaymentState` says. */
const paymentSteps = {
  open: ['pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'],
  pending: ['authorized', 'paid', 'failed', 'canceled', 'expired'],
  authorized: ['paid', 'canceled', 'expired'],
  paid: ['refunded'],
  failed: [],
  canceled: [],
  expired: [],
  refunded: [],
} as const;
type PaymentState = keyof typeof paymentSteps;

const isOrderState = (state: unknown): state is OrderState =>
  typeof state === 'string' && Object.hasOwn(orderSteps, state);

const follows = <State extends string>(
  steps: Readonly<Record<State, readonly State[]>>,
  from: State,
  to: State,
): boolean => steps[from].includes(to);

/** Everything that is known without the backend. */
interface Model {
  order: OrderState;
  /** In the order in which they were begun. */
  readonly payments: { readonly id: string; readonly page: string; state: PaymentState }[];
}

const isWaiting = (state: PaymentState): boolean => ['open', 'pending', 'authorized'].includes(state);

/** Moves a payment where that is legal, with what it means for the order. */
function move(model: Model, payment: Model['payments'][number], to: PaymentState): void {
  if (!follows(paymentSteps, payment.state, to)) return;
  payment.state = to;
  if (to === 'paid' && model.order === 'Placed') model.order = 'Paid';
}

const methods = ['ideal', 'creditcard', 'klarna', 'paypal', 'banktransfer'] as const;
const actions = {
  pay: 'paid',
  authorize: 'authorized',
  wait: 'pending',
  fail: 'failed',
  cancel: 'canceled',
  expire: 'expired',
} as const;
type Action = keyof typeof actions;
const providerStates = ['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired'] as const;

/** Describes that orders and payments go through no state that the description does not lead to. */
export function describeOrderMachine(engine: string, start: StartEngine): void {
  describe(`orders and payments on ${engine}`, () => {
    const paying = usePaying(start);
    let tried = 0;

    interface Real {
      readonly order: PlacedOrder;
    }

    const rowsOf = ({ orderId }: PlacedOrder) =>
      paying
        .db()
        .select()
        .from(payments)
        .where(and(eq(payments.shopId, 'quiet'), eq(payments.orderId, orderId)));

    /** Compares the backend with the model. */
    async function compare(model: Model, { order }: Real): Promise<void> {
      tried += 1;
      expect((await paying.orderRow(order)).state).toBe(model.order);
      const rows = await rowsOf(order);
      expect(rows.map(({ id }) => id).sort()).toEqual(model.payments.map(({ id }) => id).sort());
      expect(rows.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
      const paid = model.payments.filter(({ state }) => state === 'paid');
      for (const payment of model.payments) {
        const state = rows.find(({ id }) => id === payment.id)?.state;
        if (state === undefined || state === payment.state) continue;
        // What the backend does by itself: gives back what was paid for nothing, and ends what nobody may pay any more.
        const isGivenBack = state === 'refunded' && (model.order === 'Cancelled' || paid.length > 1);
        const isEnded = state === 'canceled' && (model.order !== 'Placed' || payment !== model.payments.at(-1));
        expect({ from: payment.state, to: state, isExplained: isGivenBack || isEnded }).toMatchObject({
          isExplained: true,
        });
        expect(follows(paymentSteps, payment.state, state)).toBe(true);
        payment.state = state;
      }
      const states = (await paying.history(order)).map(([state]) => state).filter(isOrderState);
      const moves = states.filter((state, place) => state !== states[place - 1]);
      for (const [place, state] of moves.entries()) {
        const before = moves[place - 1];
        if (before !== undefined)
          expect([before, state, follows(orderSteps, before, state)]).toEqual([before, state, true]);
      }
      expect((await paying.getMails(order)).filter((kind) => kind === 'orderPaid').length).toBeLessThanOrEqual(1);
    }

    class Begin implements fc.AsyncCommand<Model, Real> {
      readonly method: (typeof methods)[number];
      constructor(method: (typeof methods)[number]) {
        this.method = method;
      }
      check = (): boolean => true;
      async run(model: Model, real: Real): Promise<void> {
        const mayPay =
          model.order === 'Placed' &&
          !model.payments.some(({ state }) => ['paid', 'authorized', 'pending'].includes(state));
        const answer = await paying.begin(real.order, this.method);
        expect([this.method, mayPay, answer.statusCode < 300]).toEqual([this.method, mayPay, mayPay]);
        if (mayPay) {
          const { payment, redirectUrl } = initiated.parse(answer.json());
          if (!model.payments.some(({ id }) => id === payment.id)) {
            for (const other of model.payments) if (other.state === 'open') other.state = 'canceled';
            model.payments.push({ id: payment.id, page: redirectUrl, state: 'open' });
          }
        }
        await compare(model, real);
      }
      toString = (): string => `begin ${this.method}`;
    }

    class Press implements fc.AsyncCommand<Model, Real> {
      readonly which: number;
      readonly action: Action;
      constructor(which: number, action: Action) {
        this.which = which;
        this.action = action;
      }
      check = ({ payments: begun }: Readonly<Model>): boolean => begun.length > 0;
      async run(model: Model, real: Real): Promise<void> {
        const payment = model.payments[this.which % model.payments.length];
        if (payment === undefined) return;
        const { status } = await paying.press(payment.page, this.action);
        if (!isWaiting(payment.state)) expect([payment.state, status]).toEqual([payment.state, 409]);
        if (status === 303) move(model, payment, actions[this.action]);
        await compare(model, real);
      }
      toString = (): string => `${this.action} payment ${this.which}`;
    }

    class Tell implements fc.AsyncCommand<Model, Real> {
      readonly which: number;
      readonly state: (typeof providerStates)[number];
      readonly calls: number;
      constructor(which: number, state: (typeof providerStates)[number], calls: number) {
        this.which = which;
        this.state = state;
        this.calls = calls;
      }
      check = ({ payments: begun }: Readonly<Model>): boolean => begun.length > 0;
      async run(model: Model, real: Real): Promise<void> {
        const payment = model.payments[this.which % model.payments.length];
        if (payment === undefined) return;
        const providerId = payment.page.slice(payment.page.lastIndexOf('/') + 1);
        // A provider goes through its states in order, too; calls about one that it has left come late.
        if (follows(paymentSteps, payment.state, this.state)) await paying.atProvider(providerId, this.state);
        for (let call = 0; call < this.calls; call += 1)
          expect((await paying.webhook('payment', providerId)).statusCode).toBe(200);
        move(model, payment, this.state);
        await compare(model, real);
      }
      toString = (): string => `the provider says ${this.state} of payment ${this.which}, ${this.calls} times`;
    }

    class Operate implements fc.AsyncCommand<Model, Real> {
      readonly what: 'advance' | 'ship' | 'cancel';
      constructor(what: 'advance' | 'ship' | 'cancel') {
        this.what = what;
      }
      check = (): boolean => true;
      async run(model: Model, real: Real): Promise<void> {
        const name = { name: real.order.orderId, shop: real.order.shopId };
        const next = { advance: orderSteps[model.order][0], ship: 'Shipped', cancel: 'Cancelled' } as const;
        const to = next[this.what];
        const isAllowed =
          (to !== undefined && to !== 'Cancelled' && to !== 'Paid' && follows(orderSteps, model.order, to)) ||
          (this.what === 'cancel' && follows(orderSteps, model.order, 'Cancelled'));
        const parcel = { carrier: 'PostNL', tracking: '3SABCD1234567', url: undefined };
        const done = {
          advance: () => advance(paying.db(), name, undefined, paying.now()),
          ship: () => ship(paying.db(), name, parcel, paying.now()),
          cancel: () => cancel(paying.db(), name, paying.now()),
        }[this.what]();
        const isDone = await done.then(
          () => true,
          () => false,
        );
        // A parcel can be described anew.
        expect([this.what, model.order, isDone]).toEqual([
          this.what,
          model.order,
          isAllowed || (this.what === 'ship' && model.order === 'Shipped'),
        ]);
        if (isAllowed && to !== undefined) model.order = to;
        await compare(model, real);
      }
      toString = (): string => this.what;
    }

    it(`go through no state but those that follow, whatever comes in whatever order ${ofCheck(11)}`, async () => {
      const seed = isSoak ? freshSeed() : 1;
      const cases = casesOf(11);
      const which = fc.nat({ max: 9 });
      const commands = fc.commands(
        [
          fc.constantFrom(...methods).map((method) => new Begin(method)),
          fc
            .record({ which, action: fc.constantFrom<Action>('pay', 'authorize', 'wait', 'fail', 'cancel', 'expire') })
            .map((each) => new Press(each.which, each.action)),
          fc
            .record({
              which,
              state: fc.constantFrom(...providerStates),
              calls: fc.nat({ max: 3 }).map((more) => more + 1),
            })
            .map((each) => new Tell(each.which, each.state, each.calls)),
          fc.constantFrom('advance' as const, 'ship' as const, 'cancel' as const).map((what) => new Operate(what)),
        ],
        { maxCommands: 30, size: 'max' },
      );
      for (let round = 0; tried < cases; round += 1) {
        await fc.assert(
          fc.asyncProperty(commands, async (given) => {
            const order = await addPlacedOrder(paying.backend(), { now: paying.now() });
            await fc.asyncModelRun(
              (): { model: Model; real: Real } => ({ model: { order: 'Placed', payments: [] }, real: { order } }),
              given,
            );
          }),
          { numRuns: 10, seed: seed + round },
        );
      }
      held(11, tried, { on: engine, seed });
    }, 3_600_000);
  });
}
