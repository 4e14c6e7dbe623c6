import { describe, expect, it } from 'vitest';
import { nextMove } from '#runtime/features/search/next-option.ts';

const at = (key: string, active: number, count = 3) => nextMove({ key, active, count });

describe('the keys of a list of suggestions', () => {
  it('go down from the field through the options and back to the field', () => {
    expect([-1, 0, 1, 2].map((active) => at('ArrowDown', active))).toEqual([
      { kind: 'choose', active: 0 },
      { kind: 'choose', active: 1 },
      { kind: 'choose', active: 2 },
      { kind: 'choose', active: -1 },
    ]);
  });

  it('go up from the field to the last option', () => {
    expect([-1, 2, 1, 0].map((active) => at('ArrowUp', active))).toEqual([
      { kind: 'choose', active: 2 },
      { kind: 'choose', active: 1 },
      { kind: 'choose', active: 0 },
      { kind: 'choose', active: -1 },
    ]);
  });

  it('leave the options for the text at Home and End', () => {
    expect(at('Home', 1)).toEqual({ kind: 'choose', active: -1 });
    expect(at('End', 1)).toEqual({ kind: 'choose', active: -1 });
    expect(at('Home', -1)).toEqual({ kind: 'none' });
  });

  it('follow a chosen option at Enter, and leave the form alone without one', () => {
    expect(at('Enter', 1)).toEqual({ kind: 'follow' });
    expect(at('Enter', -1)).toEqual({ kind: 'none' });
  });

  it('close the list at Escape, and do nothing else', () => {
    expect(at('Escape', 1)).toEqual({ kind: 'dismiss' });
    expect(at('a', 1)).toEqual({ kind: 'none' });
    expect(at('ArrowDown', -1, 0)).toEqual({ kind: 'none' });
    expect(at('ArrowUp', -1, 0)).toEqual({ kind: 'none' });
  });
});
