import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { ThirdPartyPack } from '#runtime/contracts/consent.ts';
import type { ConsentSettingsProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';
import { whenIdle } from '#runtime/lib/when-idle.ts';
import { useNotify } from '#runtime/ui/notify-context.ts';
import { useThirdParties } from '#runtime/ui/third-parties-context.ts';
import type { ConsentDialogProps } from './consent-dialog.tsx';
import { entryClass } from './consent-settings.styles.ts';

interface ShownDialog extends Pick<ConsentDialogProps, 'pack' | 'isAsked'> {
  readonly Dialog: ComponentType<ConsentDialogProps>;
}

const fetchDialog = () => import('./consent-dialog.tsx');
const fetchBeginning = () => import('./third-parties.ts');

/**
 * The footer's entry that opens what a visitor has allowed. It also sees to the rest of consent: when the page has come to
 * life and the browser is idle, what was agreed to is loaded, and who has not answered is asked. All of that is fetched
 * then, and nothing of it stands in the page as the server makes it.
 */
export function ConsentSettings({ className }: ConsentSettingsProps): ReactNode {
  const { t } = useLocale();
  const notify = useNotify();
  const fetchPack = useThirdParties();
  const [shown, setShown] = useState<ShownDialog>();

  const show = useCallback(async (pack: ThirdPartyPack, isAsked: boolean) => {
    const { ConsentDialog } = await fetchModule(fetchDialog);
    const next = { Dialog: ConsentDialog, pack, isAsked };
    // Who has opened it is not asked besides; who is asked may open it in full.
    setShown((before) => (isAsked && before ? before : next));
  }, []);

  useEffect(() => {
    if (!fetchPack) return;
    const begin = async (): Promise<void> => {
      const [pack, { beginWithChoice }] = await Promise.all([fetchModule(fetchPack), fetchModule(fetchBeginning)]);
      if (beginWithChoice(pack)) await show(pack, true);
    };
    // Where it cannot be fetched nobody is asked, and nothing is loaded.
    return whenIdle(() => void begin().catch(() => undefined));
  }, [fetchPack, show]);

  if (!fetchPack) return null;
  const open = async (): Promise<void> => {
    try {
      await show(await fetchModule(fetchPack), false);
    } catch {
      notify({ variant: 'error', title: t('components:error.title'), description: t('apiErrors:NETWORK_ERROR') });
    }
  };
  return (
    <li className={entryClass()}>
      <button type="button" className={className} onClick={() => void open()}>
        {t('footer:consent')}
      </button>
      {shown && (
        <shown.Dialog
          key={shown.isAsked ? 'asked' : 'opened'}
          pack={shown.pack}
          isAsked={shown.isAsked}
          onClose={() => setShown(undefined)}
        />
      )}
    </li>
  );
}
