import { useMenus } from './menu-context.ts';

/** A telephone number to call. */
interface CallEntry {
  readonly label: string;
  /** `tel:` and the number. */
  readonly url: string;
}

/** Returns the telephone number of the service menu: its first entry that leads to one. */
export function useCallEntry(): CallEntry | undefined {
  const { service } = useMenus();
  for (const { label, url } of service) if (url?.startsWith('tel:')) return { label, url };
  return undefined;
}
