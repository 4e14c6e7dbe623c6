import type { RequestEvent } from '#runtime/contracts/tracking.ts';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { useTracking } from '#runtime/ui/tracking-context.ts';
import { isSent, sentAddress } from './sent.ts';

/** State of a page that confirms its form. */
interface ThankingPage {
  /** Whether the form was sent. */
  readonly isSent: boolean;
  /** Shows the confirmation; called when the server has accepted the request. */
  readonly thank: () => void;
}

/** @param event - What reports call the request. */
export function useThanks(event: RequestEvent): ThankingPage {
  const location = useLocation();
  const navigate = useNavigate();
  const tracking = useTracking();
  return {
    isSent: isSent(location.search),
    thank: () => {
      tracking?.report(['request', event]);
      navigate(sentAddress(location), { replace: true });
    },
  };
}
