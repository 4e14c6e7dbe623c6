import { createRoot } from 'react-dom/client';
import type { ThirdPartyPack } from '#runtime/contracts/consent.ts';
import { consentEvent } from '#runtime/contracts/page-life.ts';
import { EmbeddedForm } from '#runtime/features/consent/embedded-form.tsx';
import { LocaleContext, type LocaleContextValue } from '#runtime/i18n/locale-context.ts';
import { writeChoice } from '#runtime/lib/consent-cookie.ts';
import { FormPlace } from '#runtime/ui/form-place.tsx';
import { SlotsContext } from '#runtime/ui/slots-context.ts';
import { ThirdPartiesContext } from '#runtime/ui/third-parties-context.ts';

/** A page with only a built-in form and the button that agrees to the third party's. */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');

const pack: ThirdPartyPack = {
  purposes: ['forms'],
  purposeNames: '',
  parties: [],
  formScript: root.dataset.script ?? '',
  scriptHosts: ['https://forms.example'],
  messages: {},
};

const locale: LocaleContextValue = {
  locale: 'nl-NL',
  settings: { language: 'nl', name: 'Nederlands', country: 'NL', currency: 'EUR', timeZone: 'Europe/Amsterdam' },
  site: {
    id: 'mini',
    siteName: 'Mini',
    shopName: 'Mini',
    defaultLocale: 'nl-NL',
    locales: ['nl-NL'],
    localeNames: {},
    domains: {},
    pages: {},
    pageSizes: { archive: 9, productArchive: 16, inspirationArchive: 6 },
  },
  href: () => undefined,
  t: (key) => key,
};

/** Agrees like the consent dialog. */
function agree(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the shop does it
  document.cookie = writeChoice({ forms: true }, false);
  document.dispatchEvent(new Event(consentEvent));
}

createRoot(root).render(
  <LocaleContext value={locale}>
    <ThirdPartiesContext value={async () => pack}>
      <SlotsContext value={{ embeddedForm: EmbeddedForm }}>
        <button type="button" onClick={agree}>
          Agree
        </button>
        <FormPlace form="contact">
          <form>
            <input aria-label="Ours" />
          </form>
        </FormPlace>
      </SlotsContext>
    </ThirdPartiesContext>
  </LocaleContext>,
);
