import {
  itemAttribute,
  listAttribute,
  type OncePer,
  type OrderTrackingEvent,
  reportsElementId,
  type VisitReport,
} from '#runtime/contracts/tracking.ts';
import { mailTokenParameter } from '#runtime/lib/mail-token.ts';
import { offerParameter } from '#runtime/lib/offer-parameter.ts';
import { once } from '#runtime/lib/once.ts';
import { pushEvent } from './data-layer.ts';
import { events } from './events.ts';

type ListReport = Extract<VisitReport, readonly ['viewItemList', ...unknown[]]>;

/**
 * Turns the reports of the visit into events of the data layer: those of the document, those that the application has made,
 * and from then on each as it is made. The page needs no application for it, nor for the products that are selected in its lists.
 */
export function startTracker(): void {
  const lists = new Map<string, ListReport>();
  const track = (report: VisitReport): void => {
    if (report[0] === 'viewItemList') lists.set(report[1].id, report);
    pushReport(report);
  };
  window.visitReports ??= [];
  const [first, ...others] = window.visitReports.splice(0);
  // The application reports the first page, too: with the address that it had then.
  const reported = first?.[0] === 'pageView' ? first : undefined;
  track(reported ?? ['pageView', { title: document.title, location: addressWithoutToken() }]);
  const shown: readonly VisitReport[] = JSON.parse(document.getElementById(reportsElementId)?.textContent ?? '[]');
  for (const report of shown) track(report);
  for (const report of first && !reported ? [first, ...others] : others) track(report);
  window.visitReports.push = (...more) => {
    for (const report of more) track(report);
    return more.length;
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest(`[${itemAttribute}]`) : null;
      const report = lists.get(link?.getAttribute(listAttribute) ?? '');
      if (!link || !report) return;
      const [, list, products] = report;
      const index = products.findIndex(({ id }) => id === link.getAttribute(itemAttribute));
      if (index >= 0) pushEvent(events.selectItem(list, products, index));
    },
    true,
  );
}

function pushReport(report: VisitReport): void {
  switch (report[0]) {
    case 'pageView':
      pushEvent(events.pageView(report[1]));
      break;
    case 'viewItemList':
      pushEvent(events.viewItemList(report[1], report[2]));
      break;
    case 'viewItem':
      pushEvent(events.viewItem(report[1]));
      break;
    case 'request':
      pushEvent({ event: report[1] });
      break;
    case 'order':
      pushOrderEvent(report[1], report[2]);
  }
}

function pushOrderEvent(event: OrderTrackingEvent, per: OncePer | undefined): void {
  if (!per) {
    pushEvent(event);
    return;
  }
  once(
    () => (per.lasts === 'visit' ? sessionStorage : localStorage),
    per.key,
    () => pushEvent(event),
  );
}

/** Returns the page's address without the token of a mail, which third parties should not see. */
function addressWithoutToken(): string {
  const url = new URL(window.location.href);
  for (const name of [mailTokenParameter, offerParameter]) {
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.href;
}
