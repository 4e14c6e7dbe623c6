/**
 * Loaded before a program (`--import`), it makes the program's clock begin at the same time in each run: what a page says of days, such as
 * when a parcel arrives, is the same whenever it is looked at.
 */
const begin = Date.parse('2026-09-14T08:00:00Z');
const RealDate = Date;
const started = RealDate.now();
const now = () => begin + RealDate.now() - started;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }

  static now() {
    return now();
  }
};
