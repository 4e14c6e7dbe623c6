import { expect, it } from 'vitest';
import { defaultValues } from '#runtime/features/configurator/default-values.ts';

const free = { surchargeIncVat: 0, surchargeExcVat: 0 };
const value = (id: string, isDefault: boolean) => ({ id, label: id, isDefault, ...free });
const bounds = { minimum: 100, maximum: 900, step: 10, default: 400 };

it('begins with the API’s defaults, and leaves out optional values', () => {
  const values = defaultValues([
    { id: 'edge', type: 'Radio', label: 'Edge', required: true, values: [value('raw', false), value('cut', true)] },
    { id: 'side', type: 'DropDown', label: 'Side', required: false, values: [value('left', false)] },
    {
      id: 'depth',
      type: 'Number',
      label: 'Depth',
      required: true,
      minimum: 1,
      maximum: 9,
      step: 1,
      default: 3,
      ...free,
    },
    { id: 'spray', type: 'ColorPicker', label: 'Spray', required: true, palette: [], default: '#ffffff', ...free },
    { id: 'paint', type: 'ColorPicker', label: 'Paint', required: false, palette: [], default: '#ffffff', ...free },
    {
      id: 'drop',
      type: 'Number',
      label: 'Drop',
      required: false,
      minimum: 1,
      maximum: 9,
      step: 1,
      default: 3,
      ...free,
    },
    { id: 'cut', type: 'Dimensions', label: 'Cut', required: false, width: bounds, height: bounds, ...free },
    { id: 'screws', type: 'Checkbox', label: 'Screws', default: true, ...free },
    { id: 'size', type: 'Dimensions', label: 'Size', required: true, width: bounds, height: bounds, ...free },
    { id: 'text', type: 'TextArea', label: 'Text', required: true, maxLength: 9, ...free },
    { id: 'note', type: 'RedRemark', label: 'Note', text: 'Mind the step.' },
  ]);
  expect(values).toEqual({
    edge: { type: 'Radio', valueId: 'cut' },
    depth: { type: 'Number', number: 3 },
    spray: { type: 'ColorPicker', color: '#ffffff' },
    screws: { type: 'Checkbox', checked: true },
    size: { type: 'Dimensions', width: 400, height: 400 },
  });
});
