import { describe, expect, it } from 'vitest';
import { createInteractionLog } from '#runtime/features/monitoring/interactions.ts';

const event = (interactionId: number, duration: number, startTime = 0, name = 'click') => ({
  interactionId,
  duration,
  startTime,
  name,
  target: null,
});

describe('the log of interactions', () => {
  it('keeps the longest event of a press, and none that belongs to no press', () => {
    const log = createInteractionLog(1_000_000);
    log.add(event(0, 500));
    log.add(event(7, 16, 100, 'pointerdown'));
    log.add(event(7, 48, 120, 'click'));
    log.add(event(7, 24, 110, 'pointerup'));
    expect(log.takeDue(1_010_000)).toEqual([
      { target: 'document', type: 'click', startedAt: 1_000_120, duration: 48, inp: 48 },
    ]);
    expect(log.takeDue(1_010_000)).toEqual([]);
  });

  it('holds back recent reports, and drops old ones', () => {
    const log = createInteractionLog(0);
    log.add(event(1, 20, 0));
    log.add(event(2, 20, 29_000));
    log.add(event(3, 20, 39_000));
    expect(log.takeDue(40_000).map(({ startedAt }) => startedAt)).toEqual([29_000]);
    expect(log.takeDue(43_000).map(({ startedAt }) => startedAt)).toEqual([39_000]);
  });

  it('reports the longest as Interaction to Next Paint, and leaves one of fifty out of account', () => {
    const log = createInteractionLog(0);
    expect(log.inp()).toBeUndefined();
    for (let id = 1; id < 50; id += 1) log.add(event(id, id === 10 ? 900 : 100 + id));
    expect(log.inp()).toBe(900);
    log.add(event(50, 20));
    expect(log.inp()).toBe(149);
  });
});
