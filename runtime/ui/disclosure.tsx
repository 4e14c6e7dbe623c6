import { type ReactNode, useEffect, useRef } from 'react';
import { focusAttribute } from '#runtime/contracts/page-life.ts';
import { useLocation } from './navigation.ts';

interface DisclosureProps {
  readonly className?: string;
  /** Panels of one group close each other, also without JavaScript. */
  readonly group?: string;
  /** Content of the button. */
  readonly summary: ReactNode;
  readonly summaryClass?: string;
  /** Selector of the field that is focused when the panel opens. */
  readonly focusOnOpen?: string;
  readonly children: ReactNode;
}

/**
 * Shows a panel behind a button, made of `details` so that it opens before and without JavaScript. With JavaScript it
 * also closes on Escape, on a press elsewhere, when focus leaves it, and after navigation.
 */
export function Disclosure({
  className,
  group,
  summary,
  summaryClass,
  focusOnOpen,
  children,
}: DisclosureProps): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  const shownAt = useRef(location.key);
  useEffect(() => {
    if (shownAt.current === location.key) return;
    shownAt.current = location.key;
    if (details.current) details.current.open = false;
  }, [location.key]);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const onPressElsewhere = (event: Event): void => {
      if (event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const onFocusOut = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && !element.contains(event.relatedTarget)) element.open = false;
    };
    const onToggle = (): void => {
      const field = element.open && focusOnOpen !== undefined ? element.querySelector(focusOnOpen) : undefined;
      if (field instanceof HTMLElement) field.focus();
    };
    // The visitor may have opened it before the script ran.
    if (element.contains(document.activeElement)) onToggle();
    element.addEventListener('toggle', onToggle);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusout', onFocusOut);
    document.addEventListener('pointerdown', onPressElsewhere);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('pointerdown', onPressElsewhere);
    };
  }, [focusOnOpen]);

  return (
    <details ref={details} className={className} name={group} {...{ [focusAttribute]: focusOnOpen }}>
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  );
}
