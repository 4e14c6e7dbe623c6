import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { hydratedEvent, lateAttribute } from '#runtime/contracts/page-life.ts';
import { rememberFields } from '#runtime/lib/changed-fields.ts';

/**
 * Shows a part of the page whose code comes after the application's own. Presses in it wait until it is hydrated, and what was
 * typed and chosen before is kept.
 */
export function LatePart({ children }: { readonly children: ReactNode }): ReactNode {
  const area = useRef<HTMLDivElement>(null);
  const applyChanges = useRef<() => void>(undefined);
  return (
    <div ref={area} {...{ [lateAttribute]: '' }}>
      <Suspense>
        <RememberedFields area={area} applyChanges={applyChanges} />
        {children}
        <Hydrated area={area} applyChanges={applyChanges} />
      </Suspense>
    </div>
  );
}

interface PartProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly applyChanges: RefObject<(() => void) | undefined>;
}

/** Remembers the fields of a part that is about to be hydrated: it is rendered before they are. */
function RememberedFields({ area, applyChanges }: PartProps): null {
  if (area.current?.hasAttribute(lateAttribute)) applyChanges.current = rememberFields(area.current);
  return null;
}

/** Opens the part for its visitor once everything before it is hydrated. */
function Hydrated({ area, applyChanges }: PartProps): null {
  useEffect(() => {
    area.current?.removeAttribute(lateAttribute);
    applyChanges.current?.();
    document.dispatchEvent(new Event(hydratedEvent));
  }, [area, applyChanges]);
  return null;
}
