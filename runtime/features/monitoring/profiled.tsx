import { Profiler, type ProfilerOnRenderCallback, type ReactNode, useLayoutEffect } from 'react';
import type { ProfiledProps } from '#runtime/contracts/app.ts';
import { noteRender, noteRoute } from './render-log.ts';

const onRender: ProfilerOnRenderCallback = (id, phase, actualDuration, baseDuration, startTime) => {
  noteRender({
    id,
    phase,
    startedAt: Math.round(performance.timeOrigin + startTime),
    actualDuration,
    baseDuration,
  });
};

/** Measures the render time of a screen, under its route key. */
export function Profiled({ route, children }: ProfiledProps): ReactNode {
  useLayoutEffect(() => noteRoute(route), [route]);
  return (
    <Profiler id={route} onRender={onRender}>
      {children}
    </Profiler>
  );
}
