import { describe, expect, it } from 'vitest';
import { ErrorSummary } from '#runtime/ui/form/error-summary.tsx';
import { FormScope } from '#runtime/ui/form/form-scope.ts';
import { SubmitButton } from '#runtime/ui/form/submit-button.tsx';
import { TextField } from '#runtime/ui/form/text-field.tsx';
import { getAttributes, inDutch } from './in-dutch.tsx';

const errors = [
  { name: 'email', label: 'E-mailadres', error: 'Vul dit veld in.' },
  { name: 'city', label: 'Plaats', error: 'Vul dit veld in.' },
];
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|');

describe('the summary of what is wrong', () => {
  it('is not there while nothing is', () => {
    expect(inDutch(<ErrorSummary errors={[]} />)).toBe('');
  });

  it('counts the fields and leads to them', () => {
    const html = inDutch(
      <FormScope value="contact">
        <ErrorSummary errors={errors} />
        <TextField name="email" label="E-mailadres" />
      </FormScope>,
    );
    expect(getAttributes(html, 'div')).toMatchObject({ role: 'alert', tabindex: '-1' });
    expect(plain(html)).toContain('Er zijn 2 velden die nog niet kloppen|E-mailadres: Vul dit veld in.|Plaats:');
    expect(getAttributes(html, 'a').href).toBe(`#${getAttributes(html, 'input').id}`);
  });

  it('knows that one is one', () => {
    expect(inDutch(<ErrorSummary errors={errors.slice(1)} />)).toContain('Er is 1 veld dat nog niet klopt');
  });

  it('says what stands against the form as a whole', () => {
    expect(plain(inDutch(<ErrorSummary errors={[]} problem="Het wachtwoord klopt niet." />))).toBe(
      '|Het wachtwoord klopt niet.|',
    );
  });
});

describe('the button that sends', () => {
  it('holds both its texts, of which one is seen', () => {
    const idle = inDutch(<SubmitButton label="Inloggen" busyLabel="Bezig met inloggen" />);
    expect(idle).toMatch(/<span>Inloggen<\/span><span data-off="">Bezig met inloggen…<\/span>/);
    expect(getAttributes(idle, 'button')).toMatchObject({ type: 'submit', 'aria-busy': 'false' });
  });

  it('says that it is busy, and keeps the focus', () => {
    const busy = inDutch(<SubmitButton isBusy />);
    expect(busy).toMatch(/<span data-off="">Versturen<\/span><span>Bezig met versturen…<\/span>/);
    expect(busy).toMatch(/role="status"[^>]*>Bezig met versturen…</);
    const button = getAttributes(busy, 'button');
    expect(button).toMatchObject({ 'aria-busy': 'true', 'aria-disabled': 'true' });
    expect(button).not.toHaveProperty('disabled');
  });
});
