import { describe, expect, it } from 'vitest';
import type { SentValues } from '#runtime/contracts/form.ts';
import { missingPicture, photoPrintForm, readLicenseCode } from '#runtime/forms/photo-print-form.ts';
import type { PrintSizes } from '#runtime/lib/print-size.ts';
import { checkValues } from '#runtime/validation/check-values.ts';

const free: PrintSizes = {
  kind: 'free',
  width: { minimum: 300, maximum: 2400, step: 10, default: 1200 },
  height: { minimum: 300, maximum: 1200, step: 10, default: 800 },
  scale: undefined,
};
const typed = { productId: 'print', variantId: 'p-1', quantity: '2', width: '600', height: '400', source: 'upload' };
const file = { 'files.0.storageItemId': 'st-1', 'files.0.fileId': 'fl-1', 'files.0.name': 'a.jpg' };

async function take(sent: SentValues, sizes: PrintSizes = free): Promise<unknown> {
  const { schema, input } = photoPrintForm(sizes);
  const checked = await checkValues(schema, sent);
  return checked.ok ? input(checked.value, sent) : Object.entries(checked.errors).map(([name, { key }]) => [name, key]);
}

describe('the form of a photo print', () => {
  it('prints the largest crop where none was chosen', async () => {
    expect(await take({ ...typed, ...file, 'values.frame.type': 'Radio', 'values.frame.valueId': 'oak' })).toEqual({
      productId: 'print',
      variantId: 'p-1',
      quantity: 2,
      values: { frame: { type: 'Radio', valueId: 'oak' } },
      print: {
        source: { kind: 'File', fileId: 'fl-1', storageItemId: 'st-1' },
        size: { width: 600, height: 400 },
      },
    });
  });

  it('has the part printed that was chosen, as it was turned', async () => {
    const part = {
      'part.0.x': '5',
      'part.0.y': '0',
      'part.0.width': '90',
      'part.0.height': '60',
      'part.0.rotation': '90',
    };
    expect(await take({ ...typed, ...file, ...part })).toMatchObject({
      print: { crop: { x: 5, y: 0, width: 90, height: 60 }, rotation: 90 },
    });
  });

  it('takes the crop that is there, and asks for no other', async () => {
    const taken = await take({ ...typed, ...file, cropId: 'cr-1' });
    expect(taken).toMatchObject({ cropId: 'cr-1' });
    expect(taken).not.toHaveProperty('print');
  });

  it('takes the last of several files, and a file that was stored for a crop of before', async () => {
    const later = { 'files.1.storageItemId': '', 'files.1.fileId': 'fl-2', 'files.1.name': 'b.jpg' };
    expect(await take({ ...typed, ...file, ...later })).toMatchObject({
      print: { source: { kind: 'File', fileId: 'fl-2' } },
    });
  });

  it('takes a picture of the shop by the code that was typed, else by the card', async () => {
    const stock = { ...typed, source: 'stock', stockImage: 'HILLS-1' };
    expect(await take(stock)).toMatchObject({ print: { source: { kind: 'StockImage', licenseCode: 'HILLS-1' } } });
    expect(await take({ ...stock, licenseCode: ' shore-2 ' })).toMatchObject({
      print: { source: { kind: 'StockImage', licenseCode: 'SHORE-2' } },
    });
    expect(readLicenseCode('', '')).toBeUndefined();
  });

  it.each([
    ['290', 'yup:number.min'],
    ['2410', 'yup:number.max'],
    ['305', 'yup:number.step'],
    ['600,5', 'yup:number.integer'],
    ['wide', 'yup:mixed.notType'],
    ['', 'yup:mixed.required'],
  ])('refuses a width of %j', async (width, key) => {
    expect(await take({ ...typed, ...file, width })).toEqual([['width', key]]);
  });

  it('prints in no other size than its only one', async () => {
    const fixed: PrintSizes = { kind: 'fixed', size: { width: 1000, height: 1000 } };
    expect(await take({ ...typed, ...file }, fixed)).toEqual([
      ['width', 'yup:number.min'],
      ['height', 'yup:number.min'],
    ]);
  });
});

describe('a picture that is missing', () => {
  it('is reported at the field of its source', () => {
    const missing = { key: 'form:photo.missing' };
    expect(missingPicture({ source: 'upload' })).toEqual({ files: missing });
    expect(missingPicture({ source: 'upload', ...file })).toEqual({});
    expect(missingPicture({ source: 'stock', ...file })).toEqual({ stockImage: missing });
    expect(missingPicture({ source: 'stock', licenseCode: 'A' })).toEqual({});
  });
});
