import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Choice, Purpose, ThirdPartyPack } from '#runtime/contracts/consent.ts';
import { createMessages, createTranslate } from '#runtime/i18n/messages.ts';
import { buttonClass } from '#runtime/ui/link.styles.ts';
import { headingClass } from '#runtime/ui/text.styles.ts';
import { Answers, dialogClass, moreClass, PurposeList, PurposeRow } from './consent-dialog.styles.ts';
import { settleChoice } from './third-parties.ts';
import { currentChoice } from './visitor-choice.ts';

export interface ConsentDialogProps {
  readonly pack: ThirdPartyPack;
  /** True where nobody has called for it: then it leaves the focus where it is, and the page can be used beside it. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/** Shows the consent dialog. Yes and no have equal weight; closing it without an answer allows nothing. */
export function ConsentDialog({ pack, isAsked, onClose }: ConsentDialogProps): ReactNode {
  const t = useMemo(() => createTranslate(createMessages(pack).t), [pack]);
  const purposes = new Intl.ListFormat(pack.locale).format(
    pack.purposes.map((purpose) => t(`components:consent.${purpose}.name`)),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const [place] = useState(() => document.createElement('div'));
  const [isDetailed, setIsDetailed] = useState(!isAsked);

  useLayoutEffect(() => {
    // The first thing of the page, so that the keyboard comes to it before anything it may cover.
    document.body.prepend(place);
    if (!isAsked) dialog.current?.showModal();
    return () => place.remove();
  }, [place, isAsked]);

  useLayoutEffect(() => {
    // What was pressed is gone: its visitor goes on with what it has opened.
    if (isAsked && isDetailed) dialog.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [isAsked, isDetailed]);

  const settle = (choice: Choice): void => {
    onClose();
    settleChoice(pack, choice);
  };
  const settleAll = (isAllowed: boolean): void =>
    settle(Object.fromEntries(pack.purposes.map((purpose) => [purpose, isAllowed])));
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('purpose');
    settle(Object.fromEntries(pack.purposes.map((purpose) => [purpose, ticked.includes(purpose)])));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // A modal one closes by itself.
    if (isAsked && event.key === 'Escape') onClose();
  };

  const answer = (text: string, isAllowed: boolean): ReactNode => (
    <button type="button" className={buttonClass({ tone: 'quiet' })} onClick={() => settleAll(isAllowed)}>
      {text}
    </button>
  );
  return createPortal(
    <dialog
      ref={dialog}
      open={isAsked}
      className={dialogClass({ way: isAsked ? 'asked' : 'opened' })}
      aria-labelledby="consent-title"
      aria-describedby="consent-text consent-later"
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <form onSubmit={save}>
        <h2 id="consent-title" className={headingClass({ size: 'sm' })}>
          {t('components:consent.title')}
        </h2>
        {/* Two short ones: a long one would be the largest thing that many pages paint, and the last. */}
        <p id="consent-text">{t('components:consent.text', { purposes })}</p>
        <p id="consent-later">{t('components:consent.later')}</p>
        {isDetailed && (
          <PurposeList>
            <PurposeEntry
              title={t('components:consent.necessary.title')}
              text={t('components:consent.necessary.text')}
            />
            {pack.purposes.map((purpose) => (
              <PurposeEntry
                key={purpose}
                purpose={purpose}
                title={t(`components:consent.${purpose}.title`)}
                text={t(`components:consent.${purpose}.text`)}
              />
            ))}
          </PurposeList>
        )}
        <Answers>
          {answer(t('components:consent.refuse'), false)}
          {answer(t('components:consent.accept'), true)}
        </Answers>
        {isDetailed ? (
          <button key="save" type="submit" className={moreClass()}>
            {t('components:consent.save')}
          </button>
        ) : (
          // Another element than the one above, which would send the form within this very press.
          <button key="choose" type="button" className={moreClass()} onClick={() => setIsDetailed(true)}>
            {t('components:consent.choose')}
          </button>
        )}
      </form>
    </dialog>,
    place,
  );
}

interface PurposeEntryProps {
  /** Absent for what a shop cannot do without. */
  readonly purpose?: Purpose;
  readonly title: string;
  readonly text: string;
}

function PurposeEntry({ purpose, title, text }: PurposeEntryProps): ReactNode {
  const id = `consent-${purpose ?? 'necessary'}`;
  return (
    <li>
      <PurposeRow>
        <input
          id={id}
          type="checkbox"
          name="purpose"
          value={purpose}
          defaultChecked={purpose === undefined || currentChoice()?.[purpose] === true}
          disabled={purpose === undefined}
          aria-describedby={`${id}-text`}
        />
        <label htmlFor={id}>{title}</label>
      </PurposeRow>
      <p id={`${id}-text`}>{text}</p>
    </li>
  );
}
