import type { LoadContext } from '#runtime/data/load-context.ts';
import { initialRoom, roomInput } from './room-input.ts';

export async function load({ trpc, queryClient, site, url }: LoadContext): Promise<void> {
  const input = roomInput(url.searchParams) ?? initialRoom(site);
  if (!input.read.ok) return;
  await queryClient.ensureQueryData(trpc.acoustics.calculate.queryOptions({ room: input.room }));
}
