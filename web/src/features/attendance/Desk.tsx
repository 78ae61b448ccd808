import { mayDo } from '@asamblea/domain';
import { Alert, Box } from '@mui/material';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSession } from '../../firebase/session.tsx';
import { DeskHelp } from './DeskHelp.tsx';
import { DeskQuorum } from './DeskQuorum.tsx';
import { type AttendanceByUnit, holdingsOf } from './deskHoldings.ts';
import type { DeskIndex } from './deskIndex.ts';
import { PersonCard } from './PersonCard.tsx';
import { RecentMoves } from './RecentMoves.tsx';
import { ResultList } from './ResultList.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchDesk } from './searchDesk.ts';
import { useArrival } from './useArrival.tsx';
import { useDeskKeys } from './useDeskKeys.ts';
import { useDeskWork } from './useDeskWork.ts';
import { usePick } from './usePick.ts';

interface DeskProps {
  readonly index: DeskIndex;
  readonly attendance: AttendanceByUnit;
  readonly isOpen: boolean;
  readonly isOffline: boolean;
}

/** Search on one side, the person in the middle, the quorum beside. */
export function Desk({ index, attendance, isOpen, isOffline }: DeskProps) {
  const { session } = useSession();
  const { role, routesAvailable } = session;
  const mayWork = isOpen && role !== null && mayDo({ role, routesAvailable }, 'accredit');
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const results = useMemo(() => searchDesk(index, asked), [index, asked]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = results.people.find((person) => person.personId === chosenId);
  const person = chosen ?? results.people[0] ?? null;
  const holdings = person === null ? [] : holdingsOf(person, index, attendance);
  const work = useDeskWork();
  const arrive = useArrival(work);
  const pick = usePick(person?.personId ?? null, holdings);
  const isSure = chosen !== undefined || results.people.length === 1;

  function search(text: string) {
    setQuery(text);
    setChosenId(null);
    work.forget();
  }

  async function accredit() {
    if (person === null || !mayWork || pick.toAccredit.length === 0) return;
    await arrive(person.personId, pick.toAccredit, pick.channel);
    input.current?.select();
  }

  async function leave() {
    if (person === null || !mayWork || pick.toLeave.length === 0) return;
    await work.leave(person.personId, pick.toLeave);
    input.current?.select();
  }

  const onSearchKey = useDeskKeys({
    input,
    people: results.people,
    current: person,
    isSure: isSure && asked === query,
    choose: setChosenId,
    clear: () => search(''),
    accredit: () => void accredit(),
    leave: () => void leave(),
  });

  return (
    <Box sx={deskAreas(isSure)}>
      <Box sx={{ gridArea: 'search', minWidth: 0 }}>
        <SearchBox
          ref={input}
          value={query}
          onChange={search}
          onKeyDown={onSearchKey}
          activeId={person?.personId ?? null}
          isExpanded={results.people.length > 0}
        />
        {!isOpen && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            La sesión no está abierta: por ahora no se puede acreditar.
          </Alert>
        )}
        {isOffline && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            No hay conexión. Lo que ve puede haber cambiado; se actualizará al volver.
          </Alert>
        )}
      </Box>
      <Box sx={{ gridArea: 'results', minWidth: 0 }}>
        <ResultList
          query={asked}
          results={results}
          index={index}
          attendance={attendance}
          currentId={person?.personId ?? null}
          onChoose={setChosenId}
        />
      </Box>
      <Box sx={{ gridArea: 'card', minWidth: 0 }}>
        {person === null ? (
          <DeskHelp mayWork={mayWork} />
        ) : (
          <PersonCard
            key={person.personId}
            person={person}
            holdings={holdings}
            pick={pick}
            mayWork={mayWork}
            isNextEnter={isSure}
            work={work}
            onAccredit={() => void accredit()}
            onLeave={() => void leave()}
          />
        )}
      </Box>
      <Box sx={{ gridArea: 'aside', minWidth: 0 }}>
        <DeskQuorum />
        <RecentMoves attendance={attendance} />
      </Box>
    </Box>
  );
}

/** On a phone, whom the desk is sure about comes before the rest of the list. */
function deskAreas(isSure: boolean) {
  const phone = isSure ? '"search" "card" "results" "aside"' : '"search" "results" "card" "aside"';
  return {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      md: '320px minmax(0, 1fr)',
      lg: '340px minmax(0, 1fr) 280px',
    },
    gridTemplateRows: { md: 'auto auto 1fr', lg: 'auto 1fr' },
    gridTemplateAreas: {
      xs: phone,
      md: '"search card" "results card" "aside card"',
      lg: '"search card aside" "results card aside"',
    },
  };
}
