import { type FocusEvent, type RefObject, useCallback, useRef } from 'react';

/**
 * When what has the focus leaves an area, the focus goes to the next button in it, or else back to
 * where it was before it came in: who uses the keyboard does not start again from the top.
 */
export function useWayBack(area: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);

  const onFocus = useCallback(
    ({ relatedTarget }: FocusEvent) => {
      const isFromInside = area.current?.contains(relatedTarget) === true;
      if (!isFromInside) before.current = relatedTarget;
    },
    [area],
  );

  const onLeaving = useCallback(
    (leaving: Element) => {
      if (!leaving.contains(document.activeElement)) return;
      const buttons = [...(area.current?.querySelectorAll('button') ?? [])];
      const next = buttons.find((button) => button.closest('[inert]') === null);
      if (next !== undefined) next.focus();
      else if (before.current instanceof HTMLElement) before.current.focus();
    },
    [area],
  );

  return { onFocus, onLeaving };
}
