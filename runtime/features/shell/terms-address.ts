import { useLocale } from '#runtime/i18n/locale-context.ts';
import { linkAddress } from '#runtime/ui/link-address.ts';
import { useMenus } from './menu-context.ts';

/** Returns the address of the site's terms: the first entry of the legal menu, as the content API describes it. */
export function useTermsAddress(): string | undefined {
  const { href } = useLocale();
  const [terms] = useMenus().legal;
  return terms && linkAddress(terms, href);
}
