import type { AskedWord, Fit, FittingWord } from './asked-words.ts';
import { editDistance } from './edit-distance.ts';

/** A required word, as the ids of the words that match it. */
export interface PlannedWord {
  /** The word itself in any of its forms. */
  readonly same: readonly number[];
  /** These, compounds with it, words that begin with it, and where it is unknown, words similar to it. */
  readonly wide: readonly number[];
  /** Number of entries with any of these, those with several counted several times. */
  readonly uses: number;
}

export interface SearchPlan {
  /** Without any, no entry is found by words. */
  readonly words: readonly PlannedWord[];
  /** The entered text with unknown words replaced by the most similar known ones; absent if nothing was replaced. */
  readonly corrected?: string;
}

export interface PlanOptions {
  /** Whether the last word may be a beginning, because it is still being typed. */
  readonly unfinished: boolean;
}

/** Min. length of a word that also matches beginnings: “be” would match everything. */
const minPrefixLength = 3;

/** Min. `word_similarity` of words that need not be compared letter by letter. */
const alike = 0.6;

/** Similar words are used if they are nearly as similar as the best. */
const likenessRange = 0.15;

/** Min. `similarity` of the parts of a compound. */
const partAlike = 0.4;

/** A word this similar takes precedence over the parts of a possibly unknown compound. */
const surelyMistyped = 0.75;

/** Plans which words of the shop each entered word matches. */
export function planSearch(asked: readonly AskedWord[], { unfinished }: PlanOptions): SearchPlan {
  const last = asked.length - 1;
  const planned = asked.map((word, index) => planWord(word, unfinished && index === last));
  const corrections = planned.flatMap(({ correction }) => (correction === undefined ? [] : [correction]));
  const words = planned.flatMap((plan) => plan.words);
  return {
    words,
    ...(corrections.length > 0 && {
      corrected: planned
        .flatMap(({ correction, words }, index) => {
          const { spelling = '', empty = false } = asked[index] ?? {};
          return correction !== undefined ? [correction] : words.length > 0 || empty ? [spelling] : [];
        })
        .join(' '),
    }),
  };
}

interface WordPlan {
  /** Empty: the word is unknown or a stop word. More than one: the parts of a compound. */
  readonly words: readonly PlannedWord[];
  readonly correction?: string;
}

function planWord(asked: AskedWord, unfinished: boolean): WordPlan {
  const { word, empty } = asked;
  if (empty && !unfinished) return { words: [] };
  const same = fitting(asked, 'same');
  const begins = unfinished || word.length >= minPrefixLength ? fitting(asked, 'begins') : [];
  const holds = fitting(asked, 'holds');
  if (same.length > 0 || begins.length > 0 || holds.length > 0) {
    const exact = unfinished ? [...same, ...begins] : same;
    return { words: [toPlanned(exact, [...same, ...begins, ...holds])] };
  }
  // A number does not match similar numbers.
  if (/\d/.test(word)) return { words: [] };
  const similar = similarWords(asked);
  const parts = compoundParts(asked);
  const slips = countAllowedTypos(word);
  const mistyped = similar.some(
    (other) => other.likeness >= surelyMistyped || editDistance(word, other.word, slips) <= slips,
  );
  if (parts && !mistyped) return { words: parts };
  if (similar.length === 0) return { words: [] };
  const correction = closest(word, similar);
  return {
    words: [toPlanned([], similar)],
    ...(correction && { correction: correction.spelling.toLowerCase() }),
  };
}

function fitting(asked: AskedWord, fit: Fit): FittingWord[] {
  return asked.fitting.filter((word) => word.fit === fit);
}

function toPlanned(same: readonly FittingWord[], wide: readonly FittingWord[]): PlannedWord {
  const uses = new Map(wide.map((word) => [word.id, word.uses]));
  return { same: ids(same), wide: ids(wide), uses: [...uses.values()].reduce((sum, each) => sum + each, 0) };
}

function ids(words: readonly FittingWord[]): number[] {
  return [...new Set(words.map(({ id }) => id))].sort((a, b) => a - b);
}

/** Returns the typing errors to expect in a word of that length. */
function countAllowedTypos(word: string): number {
  return word.length <= 6 ? 1 : 2;
}

function similarWords(asked: AskedWord): FittingWord[] {
  const slips = countAllowedTypos(asked.word);
  const mistyped = ({ word }: FittingWord): boolean => editDistance(asked.word, word, slips) <= slips;
  const near = [...fitting(asked, 'near'), ...fitting(asked, 'resembles')].filter(mistyped);
  const resembling = fitting(asked, 'resembles').filter(({ likeness }) => likeness >= alike);
  const best = Math.max(0, ...resembling.map(({ likeness }) => likeness));
  return [...near, ...resembling.filter(({ likeness }) => likeness >= best - likenessRange)];
}

/** Returns the word that was most likely meant; `undefined` where similar words merely contain a similar one. */
function closest(typed: string, similar: readonly FittingWord[]): FittingWord | undefined {
  const most = Math.max(countAllowedTypos(typed), Math.floor(typed.length / 4));
  const [best] = similar
    .map((word) => ({ word, slips: editDistance(typed, word.word, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || b.word.likeness - a.word.likeness || b.word.uses - a.word.uses);
  return best?.word;
}

/**
 * Returns the two words of an unknown compound. Of several ways to split it, the one whose parts are known best, and of
 * equals the one with the longest shorter part.
 */
function compoundParts(asked: AskedWord): PlannedWord[] | undefined {
  const side = (fit: 'left' | 'right', part: number) => {
    const words = fitting(asked, fit).filter((word) => word.part === part);
    const likeness = Math.max(0, ...words.map((word) => word.likeness));
    return { likeness, words: words.filter((word) => word.likeness >= likeness - likenessRange) };
  };
  const [best] = [...new Set(fitting(asked, 'left').map(({ part }) => part))]
    .map((part) => {
      const left = side('left', part);
      const right = side('right', part);
      return { part, left, right, likeness: Math.min(left.likeness, right.likeness) };
    })
    .filter(({ likeness }) => likeness >= partAlike)
    .sort(
      (a, b) =>
        b.likeness - a.likeness ||
        Math.min(b.part, asked.word.length - b.part) - Math.min(a.part, asked.word.length - a.part),
    );
  return (
    best &&
    [best.left, best.right].map(({ words }) =>
      toPlanned(
        words.filter(({ likeness }) => likeness === 1),
        words,
      ),
    )
  );
}
