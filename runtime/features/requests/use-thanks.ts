import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { isSent, sentAddress } from './sent.ts';

/** Whether the page thanks for what was sent from it, and the way there. */
export function useThanks(): { readonly isSent: boolean; readonly thank: () => void | Promise<void> } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return {
    isSent: isSent(search),
    thank: () => navigate(sentAddress({ pathname, search }), { replace: true }),
  };
}
