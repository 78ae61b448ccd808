import { useEffect, useState } from 'react';

/** A press that was meant for what was there before does nothing: so long do the keys wait. */
export const deafMillis = 3_000;

/**
 * The keys of a clicker, and of the keyboard where nothing has the focus, press what is next in the slot. After each
 * change they are deaf for three seconds; whether they are is told. Where they are off they press nothing.
 */
export function useClicker(slot: HTMLElement | null, now: string, isOn = true): boolean {
  const [heard, setHeard] = useState<string | null>(null);
  const isDeaf = heard !== now;
  useEffect(() => {
    const timer = setTimeout(() => setHeard(now), deafMillis);
    return () => {
      clearTimeout(timer);
      setHeard(null);
    };
  }, [now]);
  useEffect(() => {
    if (slot === null || !isOn) return;
    const press = (event: KeyboardEvent) => {
      const next = slot.querySelector<HTMLElement>('[data-next]');
      if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
      const isOwn = event.target === next && (event.key === 'Enter' || event.key === ' ');
      if (!isOwn && !isPress(event)) return;
      if (isDeaf || event.repeat) event.preventDefault();
      else if (!isOwn) {
        event.preventDefault();
        next.click();
      }
    };
    // A button is pressed with the space bar when the key comes up.
    const lift = (event: KeyboardEvent) => {
      if (isDeaf && event.key === ' ' && slot.contains(event.target as Node)) {
        event.preventDefault();
      }
    };
    addEventListener('keydown', press, true);
    addEventListener('keyup', lift, true);
    return () => {
      removeEventListener('keydown', press, true);
      removeEventListener('keyup', lift, true);
    };
  }, [slot, isDeaf, isOn]);
  return isDeaf;
}

/** The elements with keys of their own: where the focus is in one of them, a clicker presses nothing. */
const own =
  'input, textarea, select, [contenteditable="true"], [role="tab"], [role="slider"], [role="menu"], [role="listbox"]';

function isPress({ key, shiftKey, target }: KeyboardEvent): boolean {
  if (shiftKey || document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null) {
    return false;
  }
  if (!(target instanceof Element) || target.closest(own) !== null) return false;
  if (key === 'PageDown' || key === 'ArrowRight') return true;
  // Where it presses something else, or scrolls what was chosen to be read, it stays so.
  return key === ' ' && (target === document.body || target.matches('h1, h2, main'));
}
