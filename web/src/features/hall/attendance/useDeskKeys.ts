import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { isTextField } from '../../../ui/device/isTextField.ts';
import type { DeskState } from './desk/useDesk.ts';
import type { DeskActions } from './desk/useDeskActions.ts';
import type { PersonDialog } from './person/PersonDialogs.tsx';

interface DeskKeys {
  readonly desk: DeskState;
  readonly actions: DeskActions;
  /** Something is open in front of the desk, and takes the keys. */
  readonly isBusy: boolean;
  /** Whether this desk hands people their ways in. */
  readonly mayGive: boolean;
  readonly open: (dialog: PersonDialog | 'keys' | 'scan') => void;
  /** Shows why the person cannot vote, or hides it. */
  readonly explain: () => void;
}

/**
 * The desk without a mouse (`deskKeys` says what each does). Enter accredits who is chosen, or chooses
 * the first when there are several, so that nobody is accredited by mistake; a reader that types what
 * it read and presses Enter only chooses. Returns what the search box listens with.
 */
export function useDeskKeys({ desk, actions, isBusy, mayGive, open, explain }: DeskKeys) {
  /** Says whether the key was one of ours. */
  function pressWithAlt(code: string): boolean {
    switch (code) {
      case 'KeyL':
        actions.accredit('online');
        return true;
      case 'KeyS':
        actions.leave();
        return true;
      case 'KeyP':
        actions.transfer();
        return true;
      case 'KeyQ':
        explain();
        return true;
      case 'KeyE':
        open('scan');
        return true;
    }
    const dialog = mayGive ? given.get(code) : undefined;
    if (dialog !== undefined && desk.person !== null) open(dialog);
    return dialog !== undefined;
  }

  const anywhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (isBusy || document.querySelector('[role="dialog"]') !== null) return;
    const isOurs = event.altKey && !event.ctrlKey && !event.repeat && pressWithAlt(event.code);
    if (isOurs) event.preventDefault();
    if (event.key === '?' && (desk.query === '' || !isTextField(event.target))) {
      event.preventDefault();
      open('keys');
    }
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => anywhere(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (event: KeyboardEvent) => {
    const { results, person } = desk;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        const at = results.people.findIndex(({ personId }) => personId === person?.personId);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const next = results.people[(at + step + results.people.length) % results.people.length];
        if (next !== undefined) desk.choose(next.personId);
        return;
      }
      case 'Enter':
        event.preventDefault();
        if (event.repeat) return;
        if (desk.isSettled ? desk.isSure : desk.find()) actions.accredit();
        else if (desk.isSettled && person !== null) desk.choose(person.personId);
        return;
      case 'Escape':
        desk.search('');
        return;
    }
  };
}

const given = new Map<string, PersonDialog>(
  Object.entries({
    KeyC: 'credential',
    KeyK: 'code',
    KeyR: 'device',
    KeyZ: 'arrears',
  }),
);
