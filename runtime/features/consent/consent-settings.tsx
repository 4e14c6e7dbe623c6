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
 * Shows the footer's button that opens the consent dialog. Also runs consent: once the page is hydrated and the browser
 * is idle, loads what was agreed to, and asks a visitor who has not answered. All of that is fetched then; the server's
 * page contains none of it.
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
