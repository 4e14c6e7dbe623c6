import type { Tracking } from '#runtime/contracts/tracking.ts';
import { fetchModule } from '#runtime/lib/fetch-module.ts';

type Late = typeof import('./late-tracking.ts');

let late: Promise<Late> | undefined;

/** Loads the code that turns page reports into events, with the first of them; where it fails, nothing is measured. */
function later(tell: (late: Late) => void): void {
  late ??= fetchModule(() => import('./late-tracking.ts'));
  late.then(tell, () => undefined);
}

/** Reports the events of a visit to the data layer, in order. */
export const tracking: Tracking = {
  pageView: (...told) => later(({ tell }) => tell.pageView(...told)),
  viewItemList: (...told) => later(({ tell }) => tell.viewItemList(...told)),
  selectItem: (...told) => later(({ tell }) => tell.selectItem(...told)),
  viewItem: (...told) => later(({ tell }) => tell.viewItem(...told)),
  order: (...told) => later(({ tell }) => tell.order(...told)),
  request: (...told) => later(({ tell }) => tell.request(...told)),
};
