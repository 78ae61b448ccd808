import { foreseeAttendance, readDeskCode, sessionMay } from '@asamblea/domain';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSession } from '../../../../firebase/session/session.tsx';
import type { DeskOutbox } from '../offline/deskOutbox.ts';
import type { DeskBasis } from '../offline/keptDesk.ts';
import { useOutboxState } from '../offline/useDeskOutbox.ts';
import { type DeskView, holdingsOf } from './deskHoldings.ts';
import { buildDeskIndex } from './deskIndex.ts';
import type { DeskPlates } from './deskPlates.ts';
import { searchDesk } from './searchDesk.ts';
import { useDeskWork } from './useDeskWork.ts';
import { usePick } from './usePick.ts';

export interface DeskProps {
  readonly basis: DeskBasis;
  readonly outbox: DeskOutbox;
  /** The shown list is no longer the latest. */
  readonly isCut: boolean;
  readonly plates?: DeskPlates | undefined;
}

const noPlates: ReadonlyMap<number, string> = new Map();

/** Everything the desk knows and may do now. */
export function useDesk({ basis, outbox, isCut, plates }: DeskProps) {
  const { session, country } = useSession();
  const holderOfPlate = plates?.holders ?? noPlates;
  const mayWork = basis.isOpen && sessionMay(session, 'accredit');
  const state = useOutboxState(outbox);
  const { units, people, proxies, doors } = basis;
  const index = useMemo(
    () => buildDeskIndex(units, people, proxies, doors, country),
    [units, people, proxies, doors, country],
  );
  const known = useMemo(
    () => new Map(basis.attendance.map((one) => [one.unitId, one])),
    [basis.attendance],
  );
  const view = useMemo<DeskView>(() => {
    const unitOf = (unitId: string) => index.unitOf.get(unitId);
    const nameOf = (personId: string) => index.nameOf.get(personId) ?? '';
    const book = { unitOf, nameOf, now: Date.now() };
    return { index, hall: foreseeAttendance(known, state.waiting, book) };
  }, [index, known, state.waiting]);

  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const results = useMemo(
    () => searchDesk(index, asked, holderOfPlate),
    [index, asked, holderOfPlate],
  );
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = results.people.find(({ personId }) => personId === chosenId);
  const person = chosen ?? results.people[0] ?? null;
  const holdings = person === null ? [] : holdingsOf(person, view);
  const work = useDeskWork(outbox, state, basis.session);
  const pick = usePick(person?.personId ?? null, holdings);

  function search(text: string): void {
    setQuery(text);
    setChosenId(null);
    work.forget();
  }

  return {
    input,
    query,
    asked,
    results,
    person,
    holdings,
    work,
    pick,
    search,
    mayWork,
    state,
    index,
    view,
    known,
    isCut: isCut || state.failures > 0,
    choose: setChosenId,
    /** There is only one, or the desk chose it: the next Enter may act. A reader presses its own. */
    isSure:
      chosen !== undefined || (results.people.length === 1 && readDeskCode(query).kind === 'text'),
    /** The typed text has been searched: a reader is quicker than the screen. */
    isSettled: asked === query,
    /**
     * Goes straight to the person whom a code, or a text in full, names. Says whether that is who was on
     * screen while a text was being typed: the same Enter may act, however late the screen is.
     */
    find(text: string = query): boolean {
      const { people: found } = searchDesk(index, text, holderOfPlate);
      const [only, ...others] = found;
      search(text);
      if (only === undefined || others.length > 0) return false;
      setChosenId(only.personId);
      return only.personId === person?.personId && readDeskCode(text).kind === 'text';
    },
    backToSearch: () => input.current?.select(),
  };
}

export type DeskState = ReturnType<typeof useDesk>;
