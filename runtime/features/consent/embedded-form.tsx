import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { embeddedFormAttribute } from '#runtime/contracts/page-life.ts';
import type { EmbeddedFormProps } from '#runtime/contracts/slots.ts';
import { useLocale } from '#runtime/i18n/locale-context.ts';
import { createThirdPartyScript, trustScriptHosts } from '#runtime/lib/third-party-script.ts';
import { useThirdParties } from '#runtime/ui/third-parties-context.ts';
import { currentChoice, subscribeToChoice } from './visitor-choice.ts';

/**
 * Shows a third party's form in place of ours, once the visitor has agreed to it and it has loaded. The configured
 * script runs inside the element that it fills: `document.currentScript.parentElement`; `data-form` and `data-locale`
 * of the script say which form. Until that element has content, visitors see our form, and keep it once they have begun
 * to fill it in.
 */
export function EmbeddedForm({ form, children }: EmbeddedFormProps): ReactNode {
  const { locale } = useLocale();
  const fetchPack = useThirdParties();
  const place = useRef<HTMLDivElement>(null);
  const [isBegun, setIsBegun] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const isAllowed = useSyncExternalStore(
    subscribeToChoice,
    () => currentChoice()?.forms === true,
    () => false,
  );

  useEffect(() => {
    const element = place.current;
    if (!element || !fetchPack || !isAllowed || isBegun) return;
    let isWanted = true;
    const watcher = new MutationObserver(() => {
      if (hasContent(element)) setIsFilled(true);
    });
    fetchPack().then(({ formScript, scriptHosts }) => {
      if (!isWanted || formScript === undefined) return;
      watcher.observe(element, { childList: true });
      trustScriptHosts(scriptHosts);
      element.append(getScript(formScript, form, locale));
    }, reportFailure);
    return () => {
      isWanted = false;
      watcher.disconnect();
      element.replaceChildren();
      setIsFilled(false);
    };
  }, [fetchPack, isAllowed, isBegun, form, locale]);

  return (
    <>
      <div ref={place} hidden={isBegun} {...{ [embeddedFormAttribute]: '' }} />
      <div hidden={isFilled} onInput={() => setIsBegun(true)}>
        {children}
      </div>
    </>
  );
}

function hasContent(element: Element): boolean {
  return [...element.children].some(({ tagName }) => tagName !== 'SCRIPT');
}

function getScript(address: string, form: string, locale: string): HTMLScriptElement {
  const script = createThirdPartyScript(address);
  script.dataset.form = form;
  script.dataset.locale = locale;
  script.addEventListener('error', () => reportFailure(`${address} could not be loaded`));
  return script;
}

/** Reports a failure to the console only: visitors still have our form. */
function reportFailure(reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: for the operator of the site; visitors can do nothing about it
  console.warn('The embedded form stays away:', reason);
}
