/** Returns the candidates that were probably meant by `value`, nearest first; empty when none is near. */
export function nearest(value: string, candidates: Iterable<string>, limit = 3): string[] {
  const wanted = value.toLowerCase();
  return (
    [...new Set(candidates)]
      // Texts that differ much in length are never near, and comparing long texts is slow.
      .filter((candidate) => Math.abs(candidate.length - wanted.length) <= maxDistance(candidate, wanted))
      .map((candidate) => ({ candidate, distance: distanceBetween(wanted, candidate.toLowerCase()) }))
      .filter(({ candidate, distance }) => distance <= maxDistance(candidate, wanted))
      .sort((a, b) => a.distance - b.distance || compareText(a.candidate, b.candidate))
      .slice(0, limit)
      .map(({ candidate }) => candidate)
  );
}

/**
 * Returns the distance up to which a candidate is suggested. A word may also be the beginning of one: `fr` for `fr-BE`.
 */
function maxDistance(candidate: string, wanted: string): number {
  const isBeginning = wanted.length > 1 && candidate.toLowerCase().startsWith(wanted);
  return Math.max(2, Math.floor(candidate.length * (isBeginning ? 0.8 : 0.4)));
}

/** `Did you mean "x"?`, or what there is to choose from when nothing is near. */
export function suggest(value: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const near = nearest(value, all, 1)[0];
  if (near !== undefined) return `Did you mean "${near}"?`;
  return all.length > 0 ? `Valid here: ${listed(all)}.` : undefined;
}

/** Joins names for a sentence and cuts long lists. */
export function listed(names: readonly string[], most = 12): string {
  const shown = names.slice(0, most).join(', ');
  return names.length > most ? `${shown} and ${names.length - most} more` : shown;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Returns the optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours count one
 * each.
 */
export function distanceBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
