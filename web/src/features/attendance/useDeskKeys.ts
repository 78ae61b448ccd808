import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { DeskPerson } from './deskIndex.ts';

interface DeskKeys {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly people: readonly DeskPerson[];
  readonly current: DeskPerson | null;
  /** There is only one, or the desk chose it: Enter may act. */
  readonly isSure: boolean;
  readonly choose: (personId: string) => void;
  readonly clear: () => void;
  readonly accredit: () => void;
  readonly leave: () => void;
}

/**
 * The desk without a mouse. Arrows choose; Enter accredits who is chosen, or chooses the first when
 * there are several, so that nobody is accredited by mistake; Alt+S registers the exit; Escape
 * clears; `/` goes to the search from anywhere. Returns what the search box listens with.
 */
export function useDeskKeys(keys: DeskKeys) {
  const anywhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.altKey && event.code === 'KeyS') {
      event.preventDefault();
      keys.leave();
    }
    if (event.key === '/' && !isTyping(event.target)) {
      event.preventDefault();
      keys.input.current?.focus();
      keys.input.current?.select();
    }
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => anywhere(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (event: KeyboardEvent) => {
    const { people, current } = keys;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        const at = people.findIndex((person) => person.personId === current?.personId);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const next = people[(at + step + people.length) % people.length];
        if (next !== undefined) keys.choose(next.personId);
        return;
      }
      case 'Enter':
        event.preventDefault();
        if (current === null || event.repeat) return;
        if (keys.isSure) keys.accredit();
        else keys.choose(current.personId);
        return;
      case 'Escape':
        keys.clear();
        return;
    }
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
