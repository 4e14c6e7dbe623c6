import { describe, expect, it } from 'vitest';
import type { AskedWord, FittingWord } from '#backend/search/asked-words.ts';
import { planSearch } from '#backend/search/plan-search.ts';

const fits = (id: number, word: string, given: Partial<FittingWord> = {}): FittingWord => ({
  fit: 'same',
  id,
  word,
  spelling: word,
  uses: 1,
  likeness: 1,
  part: 0,
  ...given,
});

const asked = (word: string, fitting: readonly FittingWord[] = [], given: Partial<AskedWord> = {}): AskedWord => ({
  word,
  spelling: word,
  empty: false,
  fitting,
  ...given,
});

const finished = { unfinished: false };
const unfinished = { unfinished: true };

describe('planSearch', () => {
  it('matches a known word exactly, and compounds and longer words as wider matches', () => {
    const word = asked('paneel', [
      fits(1, 'paneel'),
      fits(2, 'panelen'),
      fits(3, 'paneelhoogte', { fit: 'begins' }),
      fits(4, 'wandpaneel', { fit: 'holds' }),
    ]);
    expect(planSearch([word], finished)).toEqual({ words: [{ same: [1, 2], wide: [1, 2, 3, 4], uses: 4 }] });
  });

  it('matches prefixes only for the last word', () => {
    const word = asked('wan', [fits(3, 'wand', { fit: 'begins' })]);
    expect(planSearch([word], finished).words).toEqual([{ same: [], wide: [3], uses: 1 }]);
    expect(planSearch([word], unfinished).words).toEqual([{ same: [3], wide: [3], uses: 1 }]);
    const letters = asked('wa', [fits(3, 'wand', { fit: 'begins' })]);
    expect(planSearch([letters], finished).words).toEqual([]);
    expect(planSearch([letters], unfinished).words).toEqual([{ same: [3], wide: [3], uses: 1 }]);
    // Only the last word can be unfinished.
    expect(planSearch([letters, asked('vilt', [fits(5, 'vilt')])], unfinished).words).toEqual([
      { same: [5], wide: [5], uses: 1 },
    ]);
  });

  it('ignores stop words and unknown words', () => {
    const wall = asked('wall', [fits(1, 'wall')]);
    expect(planSearch([asked('the', [], { empty: true }), wall, asked('xyzzy')], finished)).toEqual({
      words: [{ same: [1], wide: [1], uses: 1 }],
    });
    expect(planSearch([asked('xyzzy')], finished)).toEqual({ words: [] });
    expect(planSearch([], finished)).toEqual({ words: [] });
  });

  it('matches an unknown word with similar ones, and suggests the most likely', () => {
    const word = asked('pannel', [
      fits(1, 'panel', { fit: 'resembles', likeness: 0.71, uses: 9 }),
      fits(2, 'wallpanel', { fit: 'resembles', likeness: 0.6, uses: 90 }),
      fits(3, 'channel', { fit: 'resembles', likeness: 0.43 }),
    ]);
    expect(planSearch([asked('wall', [fits(7, 'wall')], { spelling: 'Wall' }), word], finished)).toEqual({
      words: [
        { same: [7], wide: [7], uses: 1 },
        { same: [], wide: [1, 2], uses: 99 },
      ],
      corrected: 'Wall panel',
    });
  });

  it('finds two swapped letters in a short word, which share hardly a trigram', () => {
    const word = asked('vitl', [
      fits(1, 'vilt', { fit: 'near', likeness: 0.2, spelling: 'Vilt' }),
      fits(2, 'vier', { fit: 'near', likeness: 0.4 }),
    ]);
    expect(planSearch([word], finished)).toEqual({ words: [{ same: [], wide: [1], uses: 1 }], corrected: 'vilt' });
  });

  it('does not take a number for another', () => {
    expect(planSearch([asked('1201', [fits(1, '1200', { fit: 'resembles', likeness: 0.8 })])], finished)).toEqual({
      words: [],
    });
  });

  it('splits an unknown compound at its best known parts', () => {
    const word = asked('akustikpanel', [
      fits(1, 'akustikvorhang', { fit: 'resembles', likeness: 0.54 }),
      fits(2, 'akustik', { fit: 'left', part: 7 }),
      fits(3, 'paneel', { fit: 'right', part: 7, likeness: 0.62 }),
      fits(4, 'akus', { fit: 'left', part: 4, likeness: 0.5 }),
      fits(5, 'tikpa', { fit: 'right', part: 4, likeness: 0.5 }),
      fits(6, 'aku', { fit: 'left', part: 3 }),
    ]);
    expect(planSearch([word], finished)).toEqual({
      words: [
        { same: [2], wide: [2], uses: 1 },
        { same: [], wide: [3], uses: 1 },
      ],
    });
  });

  it('prefers a corrected compound to a split one', () => {
    const word = asked('wandpannel', [
      fits(1, 'wandpaneel', { fit: 'resembles', likeness: 0.66 }),
      fits(2, 'wand', { fit: 'left', part: 4 }),
      fits(3, 'panel', { fit: 'right', part: 4, likeness: 0.62 }),
    ]);
    expect(planSearch([word], finished)).toEqual({
      words: [{ same: [], wide: [1], uses: 1 }],
      corrected: 'wandpaneel',
    });
  });
});
