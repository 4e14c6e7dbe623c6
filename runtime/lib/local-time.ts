/** Date and time of day in a time zone. */
export interface LocalTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 (Sunday) to 6 (Saturday), as `Date` counts. */
  readonly weekday: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

const msPerMinute = 60_000;

/** The last conversion of each time zone: a page asks for the present a dozen times. */
const lastTimes = new Map<string, { readonly minute: number; readonly time: LocalTime }>();

/**
 * Converts an instant to the time in an IANA time zone.
 *
 * @throws {RangeError} for a time zone that does not exist.
 */
export function toLocalTime(instant: Date, timeZone: string): LocalTime {
  const minute = Math.floor(instant.getTime() / msPerMinute);
  const last = lastTimes.get(timeZone);
  if (last?.minute === minute) return last.time;
  const time = convert(instant, timeZone);
  lastTimes.set(timeZone, { minute, time });
  return time;
}

function convert(instant: Date, timeZone: string): LocalTime {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts = new Map(format.formatToParts(instant).map((part) => [part.type, Number(part.value)]));
  const read = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  const [year, month, day] = [read('year'), read('month'), read('day')];
  return {
    year,
    month,
    day,
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
    hour: read('hour'),
    minute: read('minute'),
  };
}
