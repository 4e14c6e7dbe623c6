import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { components } from '#generated/contracts/product-api.ts';
import { assess } from '#runtime/lib/acoustics/assess.ts';
import { type Plan, planTreatment } from '#runtime/lib/acoustics/plan.ts';
import { fieldsOf, type GivenRoom, readRoom } from '#runtime/lib/acoustics/room-query.ts';
import { addLine } from '../cart/add-line.ts';
import type { RpcContext } from '../rpc-context.ts';
import { publicProcedure, router, visitorProcedure } from '../trpc.ts';
import { loadOffers, type Offer } from './load-offers.ts';

type Order = components['schemas']['Order'];

/** A room as the query of the calculator's address describes it. */
const roomInput = z.strictObject({ room: z.string().max(600) });

/** Procedures of the room calculator. */
export const acousticsRouter = router({
  /** Calculates a room as it is and with the cheapest purchase by which it reaches its target; `plan` is null where none does. */
  calculate: publicProcedure.input(roomInput).query(async ({ ctx, input }) => {
    const given = parseRoom(input.room);
    const plan = await planFor(ctx, given);
    return { before: assess(given.room), plan: plan ? describePlan(plan) : null };
  }),

  /** Puts the purchase for a room into the order; the first line creates one. */
  addPlan: visitorProcedure.input(roomInput).mutation(async ({ ctx, input }) => {
    const plan = await planFor(ctx.asShop, parseRoom(input.room));
    let order: Order | null = null;
    for (const { absorber, quantity } of plan?.lines ?? []) {
      order = await addLine(ctx, { productId: absorber.product.id, variantId: absorber.variant.id, quantity });
    }
    return order;
  }),
});

function parseRoom(query: string): GivenRoom {
  const read = readRoom(fieldsOf(new URLSearchParams(query)) ?? {});
  if (!read.ok) throw new TRPCError({ code: 'BAD_REQUEST' });
  return read.given;
}

async function planFor(
  context: Pick<RpcContext, 'content' | 'products'>,
  { room, limits }: GivenRoom,
): Promise<Plan<Offer> | undefined> {
  return planTreatment(room, await loadOffers(context), limits);
}

function describePlan({ lines, after }: Plan<Offer>) {
  const described = lines.map(({ absorber, quantity }) => {
    const { product, variant, surface, covers, priceOf } = absorber;
    const { currency, vatPercentage } = product.pricing;
    // As the product API adds up an order: VAT is calculated of the whole line.
    const totalExcVat = priceOf(quantity);
    return {
      id: `${product.id} ${surface}`,
      name: product.name,
      variant: variant.name,
      slug: product.slug,
      variantSlug: variant.slug,
      place: surface === 'wall' ? ('wall' as const) : covers ? ('ceiling' as const) : ('suspended' as const),
      quantity,
      currency,
      totalIncVat: Math.round(totalExcVat * (1 + vatPercentage / 100)),
      totalExcVat,
    };
  });
  return { lines: described, after };
}
