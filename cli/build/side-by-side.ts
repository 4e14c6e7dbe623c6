import pLimit from 'p-limit';

/**
 * Processes a list, several items at a time.
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
  const limit = pLimit({ concurrency: count, rejectOnClear: true });
  const failures: unknown[] = [];
  const results = list.map((each) =>
    limit(async () => {
      try {
        return await work(each);
      } catch (error) {
        failures.push(error);
        limit.clearQueue();
        throw error;
      }
    }),
  );
  await Promise.allSettled(results);
  if (failures.length > 0) throw failures[0];
  return await Promise.all(results);
}
