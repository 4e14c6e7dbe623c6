import type { Tracking } from '#runtime/contracts/tracking.ts';
import { pushEvent } from './data-layer.ts';
import { events } from './events.ts';

/** Pushes the event of each report. */
export const tell: Tracking = {
  pageView: (...told) => pushEvent(events.pageView(...told)),
  viewItemList: (...told) => pushEvent(events.viewItemList(...told)),
  selectItem: (...told) => pushEvent(events.selectItem(...told)),
  viewItem: (...told) => pushEvent(events.viewItem(...told)),
  order: (...told) => pushEvent(events.order(...told)),
  request: (...told) => pushEvent(events.request(...told)),
};
