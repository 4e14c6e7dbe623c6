import { describe, expect, it } from 'vitest';
import { CheckboxField } from '#runtime/ui/form/checkbox-field.tsx';
import { ChoiceField } from '#runtime/ui/form/choice-field.tsx';
import { FormScope } from '#runtime/ui/form/form-scope.ts';
import { PasswordField } from '#runtime/ui/form/password-field.tsx';
import { SelectField } from '#runtime/ui/form/select-field.tsx';
import { TextAreaField } from '#runtime/ui/form/text-area-field.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { getAttributes, getText, inDutch } from './in-dutch.tsx';

describe.each([
  ['text field', 'input', <TextField key="1" name="x" label="Iets" hint="Zoals dit" error="Fout hier" />],
  [
    'password field',
    'input',
    <PasswordField key="2" name="x" label="Iets" autoComplete="new-password" hint="Zoals dit" error="Fout hier" />,
  ],
  [
    'select',
    'select',
    <SelectField key="3" name="x" label="Iets" hint="Zoals dit" error="Fout hier" options={[]} placeholder="Kies" />,
  ],
  ['text area', 'textarea', <TextAreaField key="4" name="x" label="Iets" hint="Zoals dit" error="Fout hier" />],
])('a %s', (_, tag, field) => {
  const html = inDutch(field);
  const control = getAttributes(html, tag);

  it('has the label that is seen above it', () => {
    expect(getAttributes(html, 'label').for).toBe(control.id);
    expect(html.replaceAll(/<[^>]*>/g, '')).toMatch(/^Iets/);
  });

  it('is described by its hint and by what is wrong', () => {
    const parts = (control['aria-describedby'] ?? '').split(' ').map((id) => getText(html, id));
    expect(parts).toEqual(['Zoals dit', 'Fout: Fout hier']);
  });

  it('says that it is wrong, and that it must be filled in', () => {
    expect(control).toMatchObject({ 'aria-invalid': 'true', 'aria-required': 'true', name: 'x' });
    // The browser's messages would precede ours.
    expect(control).not.toHaveProperty('required');
  });
});

describe('a field', () => {
  it('says nothing of errors while nothing is wrong, and that it may stay empty', () => {
    const html = inDutch(<TextField name="phone" label="Telefoonnummer" optional />);
    const control = getAttributes(html, 'input');
    for (const state of ['aria-invalid', 'aria-required', 'aria-describedby'])
      expect(control).not.toHaveProperty(state);
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Telefoonnummer (niet verplicht)');
  });

  it('hands on what browsers and password managers go by', () => {
    const html = inDutch(
      <TextField
        name="email"
        label="E-mailadres"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue="a@b"
      />,
    );
    expect(getAttributes(html, 'input')).toMatchObject({
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      value: 'a@b',
    });
  });

  it('is not mistaken for the same field of another form', () => {
    const html = inDutch(
      <FormScope value="newsletter">
        <TextField name="email" label="E-mailadres" />
      </FormScope>,
    );
    expect(getAttributes(html, 'label').for).toBe('newsletter-email');
    expect(getAttributes(html, 'input')).toMatchObject({ id: 'newsletter-email', name: 'email' });
  });
});

describe('a password field', () => {
  it('cannot be looked at without JavaScript, and hides what is typed', () => {
    const html = inDutch(<PasswordField name="password" label="Wachtwoord" autoComplete="current-password" />);
    expect(html).not.toContain('<button');
    expect(getAttributes(html, 'input')).toMatchObject({ type: 'password', autoComplete: 'current-password' });
  });

  it('of a new password is described by its rules before anything is typed', () => {
    const html = inDutch(<PasswordField name="p" label="Wachtwoord" autoComplete="new-password" withRules />);
    const rules = getText(html, getAttributes(html, 'input')['aria-describedby'] ?? '');
    expect(rules).toContain('minstens 8 tekens');
    expect(rules).toContain('geen spaties');
    expect(html).not.toContain('role="meter"');
  });
});

describe('a choice', () => {
  const options = [
    { value: 'Private', label: 'Particulier' },
    { value: 'Business', label: 'Bedrijf', hint: 'Met btw-nummer' },
  ];
  const html = inDutch(
    <ChoiceField name="type" label="Je bestelt als" options={options} defaultValue="Business" error="Kies er een" />,
  );

  it('is a group under its legend', () => {
    expect(getAttributes(html, 'fieldset')).toMatchObject({
      role: 'radiogroup',
      'aria-invalid': 'true',
      'aria-describedby': 'field-type-error',
    });
    expect(html).toMatch(/<legend[^>]*>Je bestelt als<\/legend>/);
  });

  it('begins with what was chosen before, and its first button is where the error summary leads', () => {
    const buttons = html.match(/<input[^>]*>/g) ?? [];
    expect(buttons.map((button) => [/value="(\w+)"/.exec(button)?.[1], button.includes('checked')])).toEqual([
      ['Private', false],
      ['Business', true],
    ]);
    expect(getAttributes(html, 'input').id).toBe('field-type');
  });

  it('leaves everything open when nothing was chosen', () => {
    expect(inDutch(<ChoiceField name="type" label="x" options={options} />)).not.toContain('checked');
  });
});

describe('a box to tick', () => {
  it('lies in its label, and sends "on"', () => {
    const html = inDutch(
      <CheckboxField
        name="terms"
        needed
        error="Zet een vinkje."
        label={
          <>
            Ik ga akkoord met de <a href="/v">voorwaarden</a>
          </>
        }
      />,
    );
    expect(html).toMatch(/<label[^>]*><input[^>]*>.*Ik ga akkoord met de <a.*<\/label>/);
    const box = getAttributes(html, 'input');
    expect(box).toMatchObject({ type: 'checkbox', 'aria-invalid': 'true', 'aria-required': 'true' });
    expect(box).not.toHaveProperty('value');
    expect(getText(html, box['aria-describedby'] ?? '')).toBe('Fout: Zet een vinkje.');
  });
});

describe('a text area', () => {
  it('counts as the API does, and says when it gets tight', () => {
    const roomy = inDutch(
      <TextAreaField name="m" label="Bericht" maxLength={5000} defaultValue={'Twee\r\nregels 🌲'} />,
    );
    expect(roomy).toContain('13 van 5.000 tekens');
    expect(roomy).toMatch(/role="status"[^>]*><\/span>/);
    const tight = inDutch(<TextAreaField name="m" label="Bericht" maxLength={10} defaultValue="123456789" />);
    expect(tight).toMatch(/role="status"[^>]*>Je hebt nog 1 teken over</);
    const over = inDutch(<TextAreaField name="m" label="Bericht" maxLength={10} defaultValue="123456789012" />);
    expect(over).toMatch(/role="status"[^>]*>Dat zijn 2 tekens te veel</);
    // Excess text stays, to be shortened.
    expect(over).not.toContain('maxLength');
  });
});
