import type { RequestEvent } from '#runtime/contracts/tracking.ts';
import { useLocation, useNavigate } from '#runtime/ui/navigation.ts';
import { useTracking } from '#runtime/ui/tracking-context.ts';
import { isSent, sentAddress } from './sent.ts';

/** A page that thanks for what was sent from it. */
interface ThankingPage {
  /** Whether it thanks. */
  readonly isSent: boolean;
  /** Goes on to thanking, when the server has taken the request. */
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
      tracking?.request(event);
      navigate(sentAddress(location), { replace: true });
    },
  };
}
