import type { ReactNode } from 'react';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { Icon } from './icon.tsx';
import { useNotify } from './notify-context.ts';
import { SharePlace, shareButtonClass } from './share-button.styles.ts';
import { useIsAlive } from './use-is-alive.ts';

/**
 * Shows the button that passes on the address of the page: with the dialog of phones and tablets, elsewhere by copying it. It
 * needs JavaScript, and appears with it, in reserved space.
 */
export function ShareButton(): ReactNode {
  const { t } = useLocale();
  const notify = useNotify();
  const isAlive = useIsAlive();
  const hasSheet = isAlive && 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify({ variant: 'success', title: t('components:share.copied') });
    } catch {
      notify({ variant: 'error', title: t('components:share.failed'), description: t('components:share.byHand') });
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: document.title, url: window.location.href });
    } catch (error) {
      // Closing the dialog is an answer as well.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <SharePlace>
      {isAlive && (
        <button
          type="button"
          className={shareButtonClass().className}
          onClick={() => void (hasSheet ? share() : copy())}
        >
          <Icon name="link" size={18} />
          <span>{t(hasSheet ? 'components:share.share' : 'components:share.copy')}</span>
        </button>
      )}
    </SharePlace>
  );
}
