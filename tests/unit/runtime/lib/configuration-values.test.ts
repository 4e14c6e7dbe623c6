import { expect, it } from 'vitest';
import { finishedValues } from '#runtime/lib/configuration-values.ts';

it('leaves out a size and a colour that are half typed', () => {
  const finished = {
    room: { type: 'Dimensions', width: 4200, height: 2600 },
    box: { type: 'Dimensions', width: 600, height: 300, depth: 80 },
    frame: { type: 'ColorPicker', color: '#2d2a26' },
    holes: { type: 'Number', number: -4 },
    glue: { type: 'Checkbox', checked: false },
  } as const;
  const unfinished = {
    width: { type: 'Dimensions', width: 4200, height: -1 },
    half: { type: 'Dimensions', width: 4200.5, height: 2600 },
    depth: { type: 'Dimensions', width: 600, height: 300, depth: -1 },
    digits: { type: 'ColorPicker', color: '#2d2' },
  } as const;
  expect(finishedValues({ ...finished, ...unfinished })).toEqual(finished);
});
