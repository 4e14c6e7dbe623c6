import { expect, it } from 'vitest';
import { type DecidingOption, isMadeToMeasure } from '#backend/orders/made-to-measure.ts';

type Line = Parameters<typeof isMadeToMeasure>[0];

const option = (settings: DecidingOption['settings'] = {}, hasValues = false) => ({
  id: 'asked',
  settings,
  hasValues,
});
const lineWith = (value?: Line['values'][string]): Line => ({
  kind: 'Standard',
  values: value ? { asked: value } : {},
});

it.each([
  ['a size that was cut', option(), { type: 'Dimensions', width: 800, height: 400 }],
  ['a file of the customer', option(), { type: 'File', fileId: 'upload-1' }],
  [
    'a number that is not the usual one',
    option({ number: { min: 1, max: 8, step: 1, default: 3 } }),
    { type: 'Number', number: 4 },
  ],
  [
    'a colour that the shop does not keep',
    option({ defaultColor: '#ffffff' }),
    { type: 'ColorPicker', color: '#123456' },
  ],
  ['words that are worked into it', option({ surcharge: { EUR: 1250 } }), { type: 'TextArea', text: 'Atelier Noord' }],
] satisfies [string, DecidingOption, Line['values'][string]][])('%s makes a line one to measure', (_, asked, value) => {
  expect(isMadeToMeasure(lineWith(value), [asked])).toBe(true);
});

it.each([
  ['the usual number', option({ number: { min: 1, max: 8, step: 1, default: 3 } }), { type: 'Number', number: 3 }],
  ['the usual colour', option({ defaultColor: '#ffffff' }), { type: 'ColorPicker', color: '#ffffff' }],
  ['a colour of the shop', option({}, true), { type: 'ColorPicker', color: '#123456' }],
  ['a remark that costs nothing', option(), { type: 'TextArea', text: 'Please call first' }],
  ['spaces where words would cost', option({ surcharge: { EUR: 1250 } }), { type: 'TextArea', text: '  ' }],
] satisfies [string, DecidingOption, Line['values'][string]][])('%s does not', (_, asked, value) => {
  expect(isMadeToMeasure(lineWith(value), [asked])).toBe(false);
});

it('a print of an image is made to measure, regardless of its options', () => {
  expect(isMadeToMeasure({ kind: 'PhotoPrint', values: {} }, [])).toBe(true);
});

it('values of options that the product no longer has decide nothing', () => {
  expect(isMadeToMeasure(lineWith({ type: 'Dimensions', width: 800, height: 400 }), [])).toBe(false);
});
