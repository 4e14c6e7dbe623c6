import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createTRPCClient } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { describe, expect, it } from 'vitest';
import type { components } from '#generated/contracts/product-api.ts';
import { TRPCContext } from '#runtime/data/trpc-context.ts';
import { evaluateOptionStates } from '#runtime/features/configurator/option-rules.ts';
import { OptionField } from '#runtime/features/configurator/options/option-field.tsx';
import type { Option, OptionState } from '#runtime/features/configurator/options/option-type.ts';
import type { SiteForm } from '#runtime/forms/use-site-form.ts';
import type { AppRouter } from '#runtime/rpc/app-router.ts';
import { AppSettingContext } from '#runtime/ui/app-setting-context.ts';
import { getAttributes, getText, inDutch } from '../../../ui/form/in-dutch.tsx';

const queryClient = new QueryClient();
const trpc = createTRPCOptionsProxy<AppRouter>({ client: createTRPCClient<AppRouter>({ links: [] }), queryClient });

/** Creates a form with given values and no behaviour. */
function formWith(held: Readonly<Record<string, string>>): SiteForm {
  const registered = (name: string) => ({ name, onChange: async () => {}, onBlur: async () => {}, ref: () => {} });
  return {
    props: { method: 'post', noValidate: true, onSubmit: () => {}, onInput: () => {} },
    name: 'addToCart',
    field: (name) => ({ ...registered(name), ...(held[name] !== undefined && { defaultValue: held[name] }) }),
    box: (name) => ({ ...registered(name), defaultChecked: held[name] === 'on' }),
    startOf: () => [],
    put: () => {},
    write: () => {},
    sent: () => ({}),
    errorOf: () => undefined,
    guard: () => () => {},
    isSending: false,
    problem: undefined,
    problemKey: undefined,
    errors: [],
    rejections: 0,
  };
}

interface Rendered {
  readonly state?: Partial<OptionState>;
  readonly held?: Readonly<Record<string, string>>;
  readonly error?: string;
  /** Default: with VAT. */
  readonly hasIncludedVat?: boolean;
}

/** Renders the control of an option to HTML. */
function render(option: Option, { state = {}, held = {}, error, hasIncludedVat = true }: Rendered = {}): string {
  const standing = evaluateOptionStates([option], {}).get(option.id);
  return inDutch(
    <QueryClientProvider client={queryClient}>
      <TRPCContext value={trpc}>
        <AppSettingContext value={{ hasIncludedVat, setHasIncludedVat: () => {} }}>
          <OptionField
            option={option}
            state={{ isShown: true, isRequired: false, bounds: {}, ...standing, ...state }}
            form={formWith(held)}
            currency="EUR"
            value={undefined}
            error={error}
          />
        </AppSettingContext>
      </TRPCContext>
    </QueryClientProvider>,
  );
}

const words = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const priced = { surchargeIncVat: 1210, surchargeExcVat: 1000 } as const;
const asked = { id: 'it', label: 'Kant', hint: 'Zoals dit.', required: true } as const;
const value = (id: string, label: string) => ({ id, label, isDefault: false, ...priced });
const image: components['schemas']['Image'] = {
  folder: 'edge-1',
  width: 800,
  height: 800,
  alt: 'Kant',
  color: '#808080',
  widths: [400],
  formats: ['webp'],
};
const bounds = { minimum: 100, maximum: 900, step: 10, default: 400 };

type Shape<Type extends Option['type']> = Extract<Option, { readonly type: Type }>;
const [raw, cut] = [value('raw', 'Ruw'), value('cut', 'Gesneden')];

const radio: Shape<'Radio'> = { ...asked, type: 'Radio', values: [raw, cut] };
const cards: Shape<'RadioWithImage'> = { ...asked, type: 'RadioWithImage', values: [{ ...raw, image }] };
const thumbs: Shape<'RadioWithImageSmall'> = { ...cards, type: 'RadioWithImageSmall' };
const colors: Shape<'RadioColor'> = { ...asked, type: 'RadioColor', values: [{ ...raw, color: '#6f7656' }] };
const dropDown: Shape<'DropDown'> = { ...asked, type: 'DropDown', values: [raw, cut] };
const number: Shape<'Number'> = { ...asked, ...priced, type: 'Number', minimum: 1, maximum: 9000, step: 1, unit: 'mm' };
const text: Shape<'TextArea'> = { ...asked, ...priced, type: 'TextArea', maxLength: 40 };
const size: Shape<'Dimensions'> = { ...asked, ...priced, type: 'Dimensions', width: bounds, height: bounds };
const anyColor: Shape<'ColorPicker'> = { ...asked, ...priced, type: 'ColorPicker', palette: [] };
const palette: Shape<'ColorPicker'> = { ...anyColor, palette: [{ name: 'Mos', hex: '#6f7656' }] };
const box: Shape<'Checkbox'> = {
  id: 'it',
  label: 'Kant',
  hint: 'Zoals dit.',
  type: 'Checkbox',
  default: false,
  ...priced,
};
const file: Shape<'File'> = { ...asked, ...priced, type: 'File', accept: ['application/pdf'], maxBytes: 1000 };

describe.each([
  { option: radio, tag: 'fieldset' },
  { option: cards, tag: 'fieldset' },
  { option: thumbs, tag: 'fieldset' },
  { option: colors, tag: 'fieldset' },
  { option: dropDown, tag: 'select' },
  { option: number, tag: 'input type="number"' },
  { option: text, tag: 'textarea' },
  { option: anyColor, tag: 'input type="text"' },
  { option: palette, tag: 'fieldset' },
  { option: file, tag: 'input type="file"' },
  { option: size, tag: 'fieldset' },
])('the control of $option.type', ({ option, tag }) => {
  const [element = ''] = tag.split(' ');
  /** Returns the first element that is not a hidden field. */
  const control = (html: string) => getAttributes(html.replaceAll(/<input[^>]*type="hidden"[^>]*>/g, ''), element);

  it('has its label, hint, surcharge and error', () => {
    const html = render(option, { error: 'Dat kan niet.' });
    expect(words(html)).toMatch(/^Kant/);
    expect(words(html)).toContain('+ € 12,10');
    const described = (control(html)['aria-describedby'] ?? '').split(' ').map((id) => getText(html, id));
    expect(described.join(' ')).toContain('Zoals dit.');
    expect(described.at(-1)).toBe('Fout: Dat kan niet.');
    expect(control(html)['aria-invalid']).toBe('true');
  });

  it('says whether it is optional, without an error if there is none', () => {
    expect(words(render(option))).not.toContain('(niet verplicht)');
    const html = render({ ...option, required: false }, { state: { isRequired: false } });
    expect(words(html)).toContain('(niet verplicht)');
    expect(control(html)).not.toHaveProperty('aria-invalid');
    expect(control(html)).not.toHaveProperty('aria-required');
  });

  it('names its type beside it, and is rendered without scripts although it is hidden', () => {
    const held = { 'values.it.type': option.type };
    expect(render(option, { held })).toContain(`name="values.it.type" value="${option.type}"`);
    expect(render(option, { state: { isShown: false } })).toContain('data-off');
    expect(render(option)).not.toContain('data-off');
  });
});

describe('the control of a list', () => {
  it.each([
    { option: radio, none: /value=""/ },
    { option: dropDown, none: /<option value="">Geen/ },
  ])(
    'of $option.type leaves out what another choice rules out, and can be unchosen where it may be left out',
    ({ option, none }) => {
      const narrowed = render(option, { state: { valueIds: new Set(['cut']) } });
      expect(words(narrowed)).toContain('Gesneden');
      expect(words(narrowed)).not.toContain('Ruw');
      expect(render(option)).not.toMatch(none);
      expect(render({ ...option, required: false }, { state: { isRequired: false } })).toMatch(none);
    },
  );

  it('begins with the chosen value', () => {
    const chosen = render(radio, { held: { 'values.it.valueId': 'cut' } });
    expect(chosen).toMatch(/value="cut"[^>]*checked|checked[^>]*value="cut"/);
    expect(chosen.match(/checked/g)).toHaveLength(1);
    expect(render(palette, { held: { 'values.it.color': '#6f7656' } })).toMatch(/checked/);
  });

  it('shows the surcharge of a value without VAT where the visitor chose so', () => {
    expect(words(render(radio, { hasIncludedVat: false }))).toContain('Ruw (+ € 10,00)');
    expect(words(render(dropDown, { hasIncludedVat: false }))).toContain('Gesneden (+ € 10,00)');
  });
});

describe('the control of a number', () => {
  it('shows its bounds and unit, and those that another choice leaves', () => {
    expect(words(render(number))).toContain('1 tot 9.000 mm');
    const html = render(number, { state: { bounds: { number: { maximum: 4000 } } } });
    expect(words(html)).toContain('1 tot 4.000 mm');
    expect(html).toContain('max="4000"');
  });

  it('of measures does so for each of them, with depth where there is one', () => {
    expect(words(render(size))).not.toContain('Diepte');
    const html = render({ ...size, depth: bounds }, { state: { bounds: { width: { minimum: 400 } } } });
    for (const label of ['Breedte 400 tot 900 mm', 'Hoogte 100 tot 900 mm', 'Diepte 100 tot 900 mm']) {
      expect(words(html)).toContain(label);
    }
  });
});

describe('the control of', () => {
  it('a text counts by the length that is left', () => {
    expect(words(render(text))).toContain('40');
    expect(words(render(text, { state: { maxLength: 12 } }))).toContain('12');
  });

  it('a box has its label, hint, price and error, and must be ticked if required', () => {
    const html = render(box, {
      held: { 'values.it.checked': 'on' },
      error: 'Dat kan niet.',
      state: { isRequired: true },
    });
    const tick = getAttributes(html.replaceAll(/<input[^>]*type="hidden"[^>]*>/g, ''), 'input');
    expect(words(html)).toBe('Kant (+ € 12,10) Zoals dit. Fout: Dat kan niet.');
    expect(tick).toMatchObject({
      type: 'checkbox',
      name: 'values.it.checked',
      'aria-invalid': 'true',
      'aria-required': 'true',
    });
    expect(html).toContain('checked=""');
    expect(getAttributes(render(box).replaceAll(/<input[^>]*type="hidden"[^>]*>/g, ''), 'input')).not.toHaveProperty(
      'aria-required',
    );
  });

  it('a file field offers the accepted types, names the stored file, and is sent by itself without scripts', () => {
    const html = render(file, { held: { 'values.it.fileId': 'fl-1' } });
    expect(html).toMatch(/type="file"[^>]*name="upload.values.it.fileId"/);
    expect(html).toContain('accept="application/pdf"');
    expect(html).toMatch(/name="values.it.fileId"[^>]*value="fl-1"/);
  });

  it.each(['GreenRemark', 'OrangeRemark', 'RedRemark'] as const)('%s is a note, and asks for nothing', (type) => {
    const html = render({ id: 'it', type, label: 'Let op', text: 'Meet twee keer.' });
    expect(words(html)).toBe('Let op Meet twee keer.');
    expect(html).toContain('role="note"');
    expect(html).not.toContain('<input');
  });
});
