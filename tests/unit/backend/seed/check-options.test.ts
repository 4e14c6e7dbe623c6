import { describe, expect, it } from 'vitest';
import { checkOptions } from '#backend/seed/check-options.ts';
import type { SeedProduct } from '#backend/seed/seed-data.ts';
import type { SeedOption } from '#backend/seed/seed-options.ts';
import { smallSeed } from '#tests/support/small-seed.ts';
import { text } from '#tests/support/small-texts.ts';

const raft = smallSeed.shops[0]?.products.find(({ key }) => key === 'raft');
if (!raft) throw new Error('The small seed has no raft.');

const edge: SeedOption = {
  key: 'edge',
  type: 'Radio',
  name: text('Edge'),
  values: [
    { key: 'straight', name: text('Straight') },
    { key: 'round', name: text('Round') },
  ],
};
const size: SeedOption = {
  key: 'size',
  type: 'Dimensions',
  name: text('Size'),
  dimensions: { width: { min: 200, max: 2400, step: 10 }, height: { min: 200, max: 1200, step: 10 } },
};
const holes: SeedOption = { key: 'holes', type: 'Number', name: text('Holes'), number: { min: 0, max: 8, step: 1 } };
const words: SeedOption = { key: 'words', type: 'TextArea', name: text('Words'), maxLength: 40 };
const notice: SeedOption = { key: 'notice', type: 'RedRemark', name: text('Mind') };

const getProblems = (options: readonly SeedOption[], change: Partial<SeedProduct> = {}): string[] =>
  checkOptions({ ...raft, options, ...change }).map(({ message }) => message);

describe('the check of options that depend on others', () => {
  it('accepts valid rules', () => {
    expect(
      getProblems([
        edge,
        size,
        { ...holes, shownWhen: [{ option: 'size', measure: 'width', min: 400 }] },
        {
          ...words,
          shownWhen: [{ option: 'edge', chosen: ['straight', 'round'] }],
          requiredWhen: [{ option: 'holes', min: 4 }],
          limits: [{ when: [{ option: 'holes', answered: true }], maxLength: 20 }],
        },
        { ...notice, shownWhen: [{ option: 'words', answered: false }] },
      ]),
    ).toEqual([]);
  });

  it.each([
    [{ option: 'gold', answered: true }, 'gold …, which is no option'],
    [{ option: 'words', answered: true }, 'words …, which is itself'],
    [{ option: 'notice', answered: true }, 'notice …, which stands further down'],
    [{ option: 'size', chosen: ['straight'] }, 'a value of size is chosen, which has no values to choose from'],
    [{ option: 'edge', chosen: ['round', 'gold'] }, 'edge is gold, which is none of its values'],
    [{ option: 'edge', min: 1 }, 'edge lies within bounds, which is no number and no size'],
    [{ option: 'size', min: 1 }, 'size lies within bounds, without saying which measure of it'],
    [{ option: 'size', measure: 'depth', min: 1 }, 'the depth of size is …, which has none'],
    [{ option: 'size', measure: 'width' }, 'the width of size is without a bound'],
    [{ option: 'holes', measure: 'width', max: 1 }, 'the width of holes is …, which is a number'],
    [{ option: 'holes', min: 3, max: 1 }, 'holes is from 3 to 1, which is nothing'],
  ] as const)('refuses the condition %j', (condition, message) => {
    const options = (rule: Partial<SeedOption>) => [edge, size, holes, { ...words, ...rule }, notice];
    expect(getProblems(options({ shownWhen: [condition] }))).toEqual([`option words is shown when ${message}`]);
    expect(getProblems(options({ requiredWhen: [condition] }))).toEqual([`option words is required when ${message}`]);
    expect(getProblems(options({ limits: [{ when: [condition], maxLength: 10 }] }))).toEqual([
      `option words is limited when ${message}`,
    ]);
  });

  const when = [{ option: 'edge', answered: true }] as const;

  it.each<[SeedOption, string]>([
    [{ ...holes, limits: [{ when }] }, 'option holes has a limit that limits nothing'],
    [
      { ...holes, limits: [{ when, width: { max: 4 } }] },
      'option holes has a limit of width, which an option of type Number does not have',
    ],
    [{ ...holes, limits: [{ when, number: { min: 9 } }] }, 'option holes has a limit of number which leaves nothing'],
    [
      { ...size, limits: [{ when, depth: { max: 4 } }] },
      'option size has a limit of depth, which an option of type Dimensions does not have',
    ],
    [{ ...size, limits: [{ when, height: {} }] }, 'option size has a limit of height without a bound'],
    [
      { ...edge, key: 'corner', limits: [{ when, values: ['straight', 'gold'] }] },
      'option corner has a limit to gold, which is none of its values',
    ],
    [{ ...words, limits: [{ when, maxLength: 40 }] }, 'option words has a limit to 40 characters, which it has anyway'],
    [
      { ...notice, limits: [{ when, values: ['a'] }] },
      'option notice has a limit of values, which an option of type RedRemark does not have',
    ],
    [{ ...notice, requiredWhen: when }, 'option notice is a remark and cannot be required'],
    [{ ...words, required: true, requiredWhen: when }, 'option words is always required and needs no requiredWhen'],
    [{ ...edge, key: 'corner', default: 'gold' }, 'option corner starts with gold, which is none of its values'],
    [
      { ...holes, number: { min: 0, max: 8, step: 3, default: 4 } },
      'option holes has a number that starts with 4, which cannot be ordered',
    ],
    [{ ...holes, number: { min: 8, max: 0, step: 1 } }, 'option holes has a number from 8 to 0, which leaves nothing'],
  ])('refuses %j', (option, message) => {
    expect(getProblems([edge, option])).toEqual([message]);
  });

  it('rejects rules about options that determine the variant', () => {
    const [variant] = raft.variants;
    const decisive: SeedOption = {
      ...edge,
      key: 'profile',
      shownWhen: when,
      limits: [{ when, values: ['straight'] }],
      values: [{ key: 'straight', name: text('Straight'), surcharge: { EUR: 1, GBP: 1 } }],
    };
    expect(getProblems([edge, decisive], { variants: [{ ...variant, choices: { profile: 'straight' } }] })).toEqual([
      'option profile decides the variant and cannot be left out by shownWhen',
      'option profile decides the variant and cannot be narrowed by limits: leave out the variants instead',
      'option profile decides the variant and cannot have a surcharge for straight: set the price of the variant',
    ]);
  });

  it('finds two sizes where the price is that of one area', () => {
    expect(getProblems([size, { ...size, key: 'other' }], { unit: 'm2' })).toEqual([
      'is sold by the square metre and has more than one size: size, other',
    ]);
  });
});
