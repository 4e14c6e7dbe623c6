import { reportsElementId, type Tracking, type VisitReport } from '#runtime/contracts/tracking.ts';
import { reportKey } from '#runtime/lib/report-key.ts';

let isFirstPage = true;

/** Keys of the document's reports that are not made yet; absent until the first is asked for. */
let inDocument: Set<string> | undefined;

/** Adds the reports of a visit to the window's, for a tracker that may run by now or later. */
export const tracking: Tracking = {
  report: (report) => {
    openReports().push(report);
  },
  reportShown: (report) => {
    inDocument ??= readDocumentKeys();
    if (!inDocument.delete(reportKey(report))) openReports().push(report);
  },
  reportPage: (page) => {
    if (!isFirstPage) {
      inDocument = new Set();
      openReports().push(['pageView', page]);
      return;
    }
    isFirstPage = false;
    // A tracker that ran before has reported it.
    window.visitReports ??= [['pageView', page]];
  },
};

function openReports(): VisitReport[] {
  window.visitReports ??= [];
  return window.visitReports;
}

function readDocumentKeys(): Set<string> {
  const reports: readonly VisitReport[] = JSON.parse(document.getElementById(reportsElementId)?.textContent ?? '[]');
  return new Set(reports.map(reportKey));
}
