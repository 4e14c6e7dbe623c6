import { expect, it } from 'vitest';
import { configurationFields, readConfiguration } from '#runtime/lib/configuration-fields.ts';

const everyType: Parameters<typeof configurationFields>[0] = {
  edge: { type: 'Radio', valueId: 'straight' },
  'relief.v2': { type: 'RadioWithImage', valueId: 'waves' },
  backing: { type: 'RadioWithImageSmall', valueId: 'cork' },
  color: { type: 'RadioColor', valueId: 'sage' },
  artwork: { type: 'File', fileId: 'fl-7Kq2mXb9' },
  engraving: { type: 'TextArea', text: 'Meeting room 2' },
  holes: { type: 'Number', number: 4.5 },
  mounting: { type: 'DropDown', valueId: 'rails' },
  'frame-color': { type: 'ColorPicker', color: '#2d2a26' },
  glue: { type: 'Checkbox', checked: true },
  size: { type: 'Dimensions', width: 1200, height: 600 },
  box: { type: 'Dimensions', width: 1200, height: 600, depth: 80 },
};

it('writes every kind of choice into the fields of a form, and reads it back', () => {
  expect(readConfiguration(configurationFields(everyType))).toEqual(everyType);
});

it('leaves out what was left empty, and a box that was not ticked is not', () => {
  const sent = {
    productId: 'panel',
    'values.edge.type': 'Radio',
    'values.edge.valueId': '',
    'values.size.type': 'Dimensions',
    'values.size.width': '',
    'values.size.height': ' ',
    'values.glue.type': 'Checkbox',
    'values.odd.type': 'Nothing',
    'values.': 'x',
    'values.type': 'Radio',
  };
  expect(readConfiguration(sent)).toEqual({ glue: { type: 'Checkbox', checked: false } });
});

it('takes a comma for a point, and leaves what is no number to be refused', () => {
  const holes = (number: string) => readConfiguration({ 'values.holes.type': 'Number', 'values.holes.number': number });
  expect(holes('4,5')).toEqual({ holes: { type: 'Number', number: 4.5 } });
  expect(holes('four')).toEqual({ holes: { type: 'Number', number: -1 } });
});

it('lowers the capitals of a colour, as the API takes it', () => {
  const sent = { 'values.frame.type': 'ColorPicker', 'values.frame.color': '#2D2A26' };
  expect(readConfiguration(sent)).toEqual({ frame: { type: 'ColorPicker', color: '#2d2a26' } });
});
