import { describe, expect, it } from 'vitest';
import { answeredOptions, evaluateOptionStates } from '#runtime/features/configurator/option-rules.ts';
import type { Option } from '#runtime/features/configurator/options/option-type.ts';

const value = (id: string) => ({ id, label: id, surchargeIncVat: 0, surchargeExcVat: 0, isDefault: false });

const options: readonly Option[] = [
  { id: 'edge', type: 'Radio', label: 'Edge', required: true, values: [value('straight'), value('bevelled')] },
  {
    id: 'engraving',
    type: 'TextArea',
    label: 'Text on the edge',
    required: false,
    maxLength: 40,
    surchargeIncVat: 0,
    surchargeExcVat: 0,
    shownWhen: [{ kind: 'chosen', optionId: 'edge', valueIds: ['straight'] }],
  },
  {
    id: 'font',
    type: 'DropDown',
    label: 'Font',
    required: false,
    values: [value('sans'), value('serif')],
    requiredWhen: [{ kind: 'answered', optionId: 'engraving', answered: true }],
  },
  {
    id: 'mounting',
    type: 'Radio',
    label: 'Mounting',
    required: true,
    values: [value('magnets'), value('rails'), value('glue')],
    limits: [
      { when: [{ kind: 'chosen', optionId: 'edge', valueIds: ['bevelled'] }], valueIds: ['magnets', 'rails'] },
      { when: [{ kind: 'answered', optionId: 'font', answered: true }], valueIds: ['rails', 'glue'] },
    ],
  },
  {
    id: 'size',
    type: 'Dimensions',
    label: 'Size',
    required: true,
    surchargeIncVat: 0,
    surchargeExcVat: 0,
    width: { minimum: 200, maximum: 2400, step: 10, default: 1200 },
    height: { minimum: 200, maximum: 1200, step: 10, default: 600 },
    limits: [
      { when: [{ kind: 'chosen', optionId: 'mounting', valueIds: ['magnets'] }], width: { maximum: 1200 } },
      { when: [{ kind: 'chosen', optionId: 'edge', valueIds: ['bevelled'] }], width: { minimum: 400, maximum: 2000 } },
    ],
  },
  {
    id: 'note',
    type: 'RedRemark',
    label: 'Large',
    text: 'Needs two people.',
    shownWhen: [{ kind: 'range', optionId: 'size', measure: 'width', minimum: 1801 }],
  },
];

type Values = Parameters<typeof evaluateOptionStates>[1];
const getState = (id: string, values: Values) => evaluateOptionStates(options, values).get(id);
const edge = (valueId: string) => ({ edge: { type: 'Radio', valueId } }) as const;
const engraving = (text: string) => ({ engraving: { type: 'TextArea', text } }) as const;
const size = (width: number) => ({ size: { type: 'Dimensions', width, height: 600 } }) as const;

describe('how options stand', () => {
  it('shows options that a choice requires, and hides them without it', () => {
    expect(getState('engraving', edge('straight'))?.isShown).toBe(true);
    expect(getState('engraving', edge('bevelled'))?.isShown).toBe(false);
    expect(getState('engraving', {})?.isShown).toBe(false);
  });

  it('requires options that a value makes necessary, but not for a value that does not count', () => {
    expect(getState('font', { ...edge('straight'), ...engraving('Room 2') })?.isRequired).toBe(true);
    expect(getState('font', { ...edge('straight'), ...engraving('') })?.isRequired).toBe(false);
    // The text is still there, but the option is not shown.
    expect(getState('font', { ...edge('bevelled'), ...engraving('Room 2') })?.isRequired).toBe(false);
  });

  it('leaves the values that all limits leave', () => {
    expect(getState('mounting', edge('straight'))?.valueIds).toBeUndefined();
    expect([...(getState('mounting', edge('bevelled'))?.valueIds ?? [])]).toEqual(['magnets', 'rails']);
    const both = { ...edge('bevelled'), font: { type: 'DropDown', valueId: 'sans' } } as const;
    expect([...(getState('mounting', both)?.valueIds ?? [])]).toEqual(['rails']);
  });

  it('keeps the narrowest bounds', () => {
    const values = { ...edge('bevelled'), mounting: { type: 'Radio', valueId: 'magnets' } } as const;
    expect(getState('size', values)?.bounds.width).toEqual({ minimum: 400, maximum: 1200 });
    expect(getState('size', edge('straight'))?.bounds.width).toBeUndefined();
  });

  it('follows measures, both bounds included', () => {
    expect(getState('note', size(1801))?.isShown).toBe(true);
    expect(getState('note', size(1800))?.isShown).toBe(false);
    expect(getState('note', {})?.isShown).toBe(false);
  });
});

describe('the options whose answer counts', () => {
  it('are those that are shown, with the chosen value', () => {
    const glued = { mounting: { type: 'Radio', valueId: 'glue' } } as const;
    const chosen = { ...engraving('Room 2'), ...glued };
    expect([...answeredOptions(options, { ...edge('straight'), ...chosen })]).toEqual([
      'edge',
      'engraving',
      'mounting',
    ]);
    // Another edge removes the engraving, and a mounting from its list.
    expect([...answeredOptions(options, { ...edge('bevelled'), ...chosen })]).toEqual(['edge']);
  });
});
