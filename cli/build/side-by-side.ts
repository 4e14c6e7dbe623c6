/**
 * Works through a list, several at a time.
 *
 * @param count - How many at most.
 * @returns Results in the order of the list.
 * @throws what the first failed work threw, once those that were begun have ended
 */
export async function sideBySide<T, Result>(
  list: readonly T[],
  count: number,
  work: (each: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(list.length);
  const queue = list.entries();
  let isOver = false;
  const take = async (): Promise<void> => {
    for (const [place, each] of queue) {
      if (isOver) return;
      try {
        results[place] = await work(each);
      } catch (error) {
        isOver = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(count, list.length) }, take));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
