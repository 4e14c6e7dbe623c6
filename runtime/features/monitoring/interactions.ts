import type { Interaction } from './report.ts';
import { decideByAge } from './sending-rules.ts';

/** Milliseconds: the shortest events that browsers report. */
const durationThreshold = 16;

/** Number of longest interactions that are stored to calculate the Interaction to Next Paint. */
const remembered = 10;

/** One in so many interactions is ignored as an outlier, as Interaction to Next Paint is defined (web.dev/inp). */
const perOutlier = 50;

/** An entry of the Event Timing API, with what TypeScript's own declarations lack. */
interface EventEntry extends PerformanceEventTiming {
  /** The same for all events of one press; 0 for events that are none. */
  readonly interactionId: number;
}

const isEventEntry = (entry: PerformanceEntry): entry is EventEntry => 'interactionId' in entry && 'target' in entry;

/** Collects the interactions of a visitor. */
export interface InteractionLog {
  /** Adds an event of an interaction. */
  add(event: Pick<EventEntry, 'interactionId' | 'name' | 'startTime' | 'duration' | 'target'>): void;
  /** Removes and returns the interactions to send at `now` (milliseconds since 1970). Removes those that are too old, too. */
  takeDue(now: number): readonly Interaction[];
  /** Interaction to Next Paint in milliseconds; `undefined` before the first interaction. */
  inp(): number | undefined;
}

/** @param timeOrigin - Milliseconds since 1970 at which the document's own time began. */
export function createInteractionLog(timeOrigin: number): InteractionLog {
  const waiting = new Map<number, Interaction>();
  const longest = new Map<number, number>();
  let count = 0;

  function inp(): number | undefined {
    const durations = [...longest.values()].sort((a, b) => b - a);
    return durations[Math.min(durations.length - 1, Math.floor(count / perOutlier))];
  }

  function note(id: number, duration: number): void {
    if (!longest.has(id)) count += 1;
    longest.set(id, Math.max(duration, longest.get(id) ?? 0));
    if (longest.size <= remembered) return;
    const [shortest] = [...longest].sort(([, a], [, b]) => a - b);
    if (shortest) longest.delete(shortest[0]);
  }

  return {
    add({ interactionId: id, name, startTime, duration, target }) {
      if (id === 0) return;
      note(id, duration);
      const before = waiting.get(id);
      if (before && before.duration >= duration) return;
      const startedAt = Math.round(timeOrigin + startTime);
      waiting.set(id, { target: describe(target), type: name, startedAt, duration, inp: inp() ?? duration });
    },
    takeDue(now) {
      const due: Interaction[] = [];
      for (const [id, interaction] of waiting) {
        const decision = decideByAge(interaction.startedAt, now);
        if (decision !== 'hold') waiting.delete(id);
        if (decision === 'send') due.push(interaction);
      }
      return due;
    },
    inp,
  };
}

/** Makes the browser report its events to a log, including earlier ones. */
export function observeInteractions(log: InteractionLog): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (isEventEntry(entry)) log.add(entry);
  });
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold,
  };
  observer.observe(options);
  observer.observe({ type: 'first-input', buffered: true });
}

/** Describes an element by the nearest id, without its text, which may be a visitor's own words. */
function describe(target: EventTarget | null): string {
  if (target === null || !(target instanceof Element)) return 'document';
  const holder = target.closest('[id]');
  if (holder === null) return target.localName;
  const named = `${holder.localName}#${holder.id}`;
  return holder === target ? named : `${named} ${target.localName}`;
}
