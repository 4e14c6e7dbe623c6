import type { Choice, Purpose, ThirdPartyPack } from '#runtime/contracts/consent.ts';
import { element } from './element.ts';

interface ConsentDialogOptions {
  readonly pack: ThirdPartyPack;
  /** The visitor's previous answer. */
  readonly choice: Choice | undefined;
  /** Whether it opened by itself: then it is not modal and does not take the focus. */
  readonly isAsked: boolean;
  readonly onSettle: (choice: Choice) => void;
}

/**
 * Opens the consent dialog, in the place of one that is open. Yes and no have equal weight; closing it without an answer allows
 * nothing.
 */
export function openConsentDialog({ pack, choice, isAsked, onSettle }: ConsentDialogOptions): void {
  document.querySelector('dialog[data-consent]')?.remove();
  const t = createTexts(pack);
  const settleAll = (isAllowed: boolean): void =>
    settle(Object.fromEntries(pack.purposes.map((purpose) => [purpose, isAllowed])));
  const answer = (text: string, isAllowed: boolean): HTMLElement => {
    const button = element('button', { type: 'button' }, text);
    button.addEventListener('click', () => settleAll(isAllowed));
    return button;
  };
  const list = element(
    'ul',
    { hidden: isAsked },
    purposeEntry(t, undefined, true),
    ...pack.purposes.map((purpose) => purposeEntry(t, purpose, choice?.[purpose] === true)),
  );
  const save = element('button', { type: 'submit', hidden: isAsked, 'data-more': true }, t('components:consent.save'));
  const choose = element(
    'button',
    { type: 'button', hidden: !isAsked, 'data-more': true },
    t('components:consent.choose'),
  );
  choose.addEventListener('click', () => {
    for (const shown of [list, save]) shown.hidden = false;
    choose.hidden = true;
    // The pressed button is hidden, so the focus moves to what it has opened.
    list.querySelector<HTMLElement>('input:enabled')?.focus();
  });
  const form = element(
    'form',
    {},
    element('h2', { id: 'consent-title' }, t('components:consent.title')),
    // Two short ones: a long one would be the largest thing that many pages paint, and the last.
    element('p', { id: 'consent-text' }, t('components:consent.text', { purposes: pack.purposeNames })),
    element('p', { id: 'consent-later' }, t('components:consent.later')),
    list,
    element('div', {}, answer(t('components:consent.refuse'), false), answer(t('components:consent.accept'), true)),
    choose,
    save,
  );
  const dialog = element(
    'dialog',
    { 'data-consent': true, 'aria-labelledby': 'consent-title', 'aria-describedby': 'consent-text consent-later' },
    form,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const ticked = new FormData(form).getAll('purpose');
    settle(Object.fromEntries(pack.purposes.map((purpose) => [purpose, ticked.includes(purpose)])));
  });
  dialog.addEventListener('keydown', ({ key }) => {
    // The browser closes a modal one.
    if (isAsked && key === 'Escape') dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  // First in the document, so that the keyboard reaches it before anything it may cover.
  document.body.prepend(dialog);
  if (isAsked) dialog.open = true;
  else dialog.showModal();

  function settle(answered: Choice): void {
    dialog.close();
    onSettle(answered);
  }
}

/** Returns a text of the dialog by its key, with its placeholders filled in. */
type Texts = (key: string, values?: Readonly<Record<string, string>>) => string;

function createTexts({ messages }: ThirdPartyPack): Texts {
  return (id, values = {}) => {
    const [namespace = '', key = ''] = id.split(':');
    const text = messages[namespace]?.[key] ?? id;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}

/** Creates the entry of a purpose; `undefined` is what a shop cannot do without. */
function purposeEntry(t: Texts, purpose: Purpose | undefined, isTicked: boolean): HTMLElement {
  const id = `consent-${purpose ?? 'necessary'}`;
  const box = element('input', {
    id,
    type: 'checkbox',
    name: 'purpose',
    value: purpose,
    disabled: purpose === undefined,
    checked: isTicked,
    'aria-describedby': `${id}-text`,
  });
  const label = element('label', { for: id }, t(`components:consent.${purpose ?? 'necessary'}.title`));
  const text = element('p', { id: `${id}-text` }, t(`components:consent.${purpose ?? 'necessary'}.text`));
  return element('li', {}, element('div', {}, box, label), text);
}
