import { describe, expect, it } from 'vitest';
import type { ConfigurationValues, ProductOption } from '#backend/configurator/configuration-types.ts';
import { evaluateOptions } from '#backend/configurator/evaluate-options.ts';

const free = { surchargeIncVat: 0, surchargeExcVat: 0 };
const value = (id: string, isDefault = false) => ({ id, label: id, isDefault, ...free });
const edge: ProductOption = {
  id: 'edge',
  type: 'Radio',
  label: 'Edge',
  required: true,
  values: [value('straight', true), value('bevelled')],
};
const engraving: ProductOption = {
  id: 'engraving',
  type: 'TextArea',
  label: 'Text on the edge',
  required: false,
  maxLength: 5,
  shownWhen: [{ kind: 'chosen', optionId: 'edge', valueIds: ['straight'] }],
  ...free,
};
const typeface: ProductOption = {
  id: 'typeface',
  type: 'DropDown',
  label: 'Typeface',
  required: false,
  requiredWhen: [{ kind: 'answered', optionId: 'engraving', answered: true }],
  values: [value('serif'), value('sans')],
};
const mounting: ProductOption = {
  id: 'mounting',
  type: 'DropDown',
  label: 'Mounting',
  required: false,
  values: [value('magnets'), value('rails'), value('glue')],
};
const size: ProductOption = {
  id: 'size',
  type: 'Dimensions',
  label: 'Size',
  required: false,
  width: { minimum: 200, maximum: 2400, step: 10, default: 1200 },
  height: { minimum: 200, maximum: 1200, step: 10, default: 600 },
  limits: [
    { when: [{ kind: 'chosen', optionId: 'mounting', valueIds: ['magnets'] }], width: { maximum: 1200 } },
    { when: [{ kind: 'answered', optionId: 'mounting', answered: true }], width: { minimum: 400 } },
  ],
  ...free,
};
const drawing: ProductOption = {
  id: 'drawing',
  type: 'File',
  label: 'Drawing',
  required: false,
  requiredWhen: [{ kind: 'range', optionId: 'size', measure: 'width', minimum: 2000 }],
  accept: ['image/png'],
  maxBytes: 1000,
  ...free,
};

const evaluate = (options: readonly ProductOption[], sent: ConfigurationValues, files: readonly string[] = []) => {
  const known = new Map(
    files.map((id) => [
      id,
      {
        id,
        name: `${id}.png`,
        contentType: id.startsWith('pdf') ? 'application/pdf' : 'image/png',
        bytes: id.endsWith('large') ? 1001 : 1000,
      },
    ]),
  );
  const { states, used, problems } = evaluateOptions(options, sent, known);
  return {
    states: Object.fromEntries(states.map(({ optionId, ...state }) => [optionId, state])),
    values: Object.fromEntries(used.map((entry) => [entry.option.id, entry.value])),
    problems: problems.map(({ pointer, rule, limit }) => [pointer, rule, ...(limit === undefined ? [] : [limit])]),
  };
};

const text = (words: string) => ({ type: 'TextArea', text: words }) as const;
const radio = (valueId: string) => ({ type: 'Radio', valueId }) as const;
const drop = (valueId: string) => ({ type: 'DropDown', valueId }) as const;
const sized = (width: number, height: number) => ({ type: 'Dimensions', width, height }) as const;

describe('the verdict on values', () => {
  it('uses the default of required options only', () => {
    expect(evaluate([edge, mounting, size], {})).toMatchObject({ values: { edge: radio('straight') }, problems: [] });
  });

  it('silently drops the values of hidden options and of their dependants', () => {
    const sent = { edge: radio('bevelled'), engraving: text('Hello'), typeface: drop('serif') };
    expect(evaluate([edge, engraving, typeface], sent)).toEqual({
      values: { edge: radio('bevelled'), typeface: drop('serif') },
      problems: [],
      states: {
        edge: { shown: true, required: true },
        engraving: { shown: false, required: false },
        typeface: { shown: true, required: false },
      },
    });
  });

  it('requires options that other values make necessary', () => {
    const sent = { engraving: text('Hello') };
    expect(evaluate([edge, engraving, typeface], sent)).toMatchObject({
      states: { typeface: { shown: true, required: true } },
      problems: [['/values/typeface', 'required']],
    });
    // White space counts as empty.
    expect(evaluate([edge, engraving, typeface], { engraving: text(' \n') })).toMatchObject({ problems: [] });
  });

  it('narrows a measure by every active limit, and reports the remaining bounds', () => {
    expect(evaluate([mounting, size], { mounting: drop('magnets'), size: sized(1210, 600) })).toEqual({
      states: {
        mounting: { shown: true, required: false },
        size: { shown: true, required: false, width: { minimum: 400, maximum: 1200 } },
      },
      values: { mounting: drop('magnets') },
      problems: [['/values/size/width', 'maximum', 1200]],
    });
    expect(evaluate([mounting, size], { mounting: drop('rails'), size: sized(390, 600) })).toMatchObject({
      states: { size: { width: { minimum: 400, maximum: 2400 } } },
      problems: [['/values/size/width', 'minimum', 400]],
    });
    expect(evaluate([mounting, size], { size: sized(1210, 600) }).states.size).toEqual({
      shown: true,
      required: false,
    });
  });

  it('removes values, and requires a new choice if the default is removed', () => {
    const limited: ProductOption = {
      ...edge,
      limits: [{ when: [{ kind: 'answered', optionId: 'mounting', answered: true }], valueIds: ['bevelled'] }],
    };
    expect(evaluate([mounting, limited], { mounting: drop('glue'), edge: radio('straight') })).toMatchObject({
      states: { edge: { valueIds: ['bevelled'] } },
      problems: [['/values/edge/valueId', 'excluded']],
    });
    expect(evaluate([mounting, limited], { mounting: drop('glue') })).toMatchObject({
      problems: [['/values/edge', 'required']],
    });
  });

  it('ignores an invalid value, also for dependent options', () => {
    const files = ['plan'];
    const large = { size: sized(2400, 1210), drawing: { type: 'File', fileId: 'plan' } } as const;
    expect(evaluate([size, drawing], large, files)).toMatchObject({
      states: { drawing: { required: false } },
      problems: [['/values/size/height', 'maximum', 1200]],
    });
    expect(evaluate([size, drawing], { size: sized(2400, 1200) })).toMatchObject({
      states: { drawing: { required: true } },
      problems: [['/values/drawing', 'required']],
    });
  });

  it.each<[ConfigurationValues, unknown[]]>([
    [{ size: sized(205, 200) }, [['/values/size/width', 'step', 10]]],
    [{ size: { ...sized(200, 200), depth: 40 } }, [['/values/size/depth', 'type']]],
    [{ mounting: drop('nails') }, [['/values/mounting/valueId', 'unknownValue']]],
    [{ mounting: radio('rails') }, [['/values/mounting/type', 'type']]],
    [{ nails: radio('long') }, [['/values/nails', 'unknownOption']]],
    [{ note: text('Hello') }, [['/values/note', 'type']]],
    [{ drawing: { type: 'File', fileId: 'other' } }, [['/values/drawing/fileId', 'fileUnknown']]],
    [{ drawing: { type: 'File', fileId: 'pdf' } }, [['/values/drawing/fileId', 'fileType']]],
    [{ drawing: { type: 'File', fileId: 'large' } }, [['/values/drawing/fileId', 'fileSize', 1000]]],
    [{ frame: { type: 'ColorPicker', color: '#ffffff' } }, [['/values/frame/color', 'color']]],
    [{ weight: { type: 'Number', number: 0.25 } }, [['/values/weight/number', 'step', 0.1]]],
    // 0.1 + 0.2 is not exactly 0.3.
    [{ weight: { type: 'Number', number: 0.1 + 0.2 } }, []],
    [{ words: text('Grüße') }, []],
    // Five characters, each of two code units.
    [{ words: text('😀😀😀😀😀') }, []],
    [{ words: text('Grüße!') }, [['/values/words/text', 'maxLength', 5]]],
    [{ words: { type: 'Checkbox', checked: true } }, [['/values/words/type', 'type']]],
  ])('finds of %j: %j', (sent, problems) => {
    const options: ProductOption[] = [
      mounting,
      size,
      drawing,
      {
        id: 'frame',
        type: 'ColorPicker',
        label: 'Frame',
        required: false,
        palette: [{ name: 'Black', hex: '#101010' }],
        ...free,
      },
      { id: 'weight', type: 'Number', label: 'Weight', required: false, minimum: 0, maximum: 2, step: 0.1, ...free },
      { id: 'words', type: 'TextArea', label: 'Words', required: false, maxLength: 5, ...free },
      { id: 'note', type: 'GreenRemark', label: 'Note', text: 'Good to know' },
    ];
    expect(evaluate(options, sent, ['pdf', 'large']).problems).toEqual(problems);
  });

  it('reports every breach at once, in the order of the options', () => {
    const sent = { nails: radio('x'), size: sized(100, 1300), edge: radio('none') };
    expect(evaluate([edge, size], sent).problems).toEqual([
      ['/values/edge/valueId', 'unknownValue'],
      ['/values/size/width', 'minimum', 200],
      ['/values/size/height', 'maximum', 1200],
      ['/values/nails', 'unknownOption'],
    ]);
  });
});
