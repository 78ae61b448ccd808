import { sessionMay } from '@asamblea/domain';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { RenderCauses } from '../../features/hall/attendance/person/NoVoteSolutions.tsx';
import { type DeskTab, RegisterPage } from '../../features/hall/attendance/RegisterPage.tsx';
import { holdersOf, noPlates } from '../../features/hall/plates/plateHall.ts';
import { comesLater } from '../../firebase/listening/comesLater.tsx';
import { MemberFirestore } from '../../firebase/listening/MemberFirestore.tsx';
import { useSign } from '../../firebase/records/useSign.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { useSwitches } from '../../firebase/session/useSwitches.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';

const list = <Loading shape="list" />;
const PersonPlate = comesLater(
  async () => (await import('../../features/hall/plates/PersonPlate.tsx')).PersonPlate,
);
const PlateFeed = comesLater(
  async () => (await import('../../features/hall/plates/PlateFeed.tsx')).PlateFeed,
);
const EnterPerson = comesLater(
  async () => (await import('../../features/hall/floor/EnterPerson.tsx')).EnterPerson,
);
const NoVoteCauses = comesLater(
  async () => (await import('../../features/polls/noVote/NoVoteCauses.tsx')).NoVoteCauses,
);
const LiveProxyDesk = comesLater(
  async () => (await import('../../features/people/proxies/desk/LiveProxyDesk.tsx')).LiveProxyDesk,
  list,
);
const PlateDesk = comesLater(
  async () => (await import('../../features/hall/plates/PlateDesk.tsx')).PlateDesk,
  list,
);
const BoothList = comesLater(
  async () => (await import('../../features/polls/booths/BoothList.tsx')).BoothList,
  list,
);
const ArrearsUpdate = comesLater(
  async () => (await import('../../features/people/rosters/ArrearsUpdate.tsx')).ArrearsUpdate,
  list,
);

/** The other work at the desk, from other features: each is a tab beside the people who arrive. */
const proxies: DeskTab = {
  id: 'poderes',
  label: 'Poderes',
  content: (
    <MemberFirestore fallback={list}>
      <LiveProxyDesk />
    </MemberFirestore>
  ),
};
const cards: DeskTab = {
  id: 'placas',
  label: 'Placas',
  content: (
    <MemberFirestore fallback={list}>
      <PlateDesk />
    </MemberFirestore>
  ),
};
const booths: DeskTab = { id: 'puestos', label: 'Puestos', content: <BoothList /> };
const arrears: DeskTab = { id: 'cartera', label: 'Cartera', content: <ArrearsUpdate /> };

const renderCauses: RenderCauses = (asked) => <NoVoteCauses {...asked} />;

/** The desk at the door, with the proxies it answers, the plates it hands out and the booths of the hall. */
export function RegisterRoute() {
  const { session } = useSession();
  const hasPlates = useSwitches().hasCollection('plates');
  const mayJudge = sessionMay(session, 'readProxies');
  const mayList = sessionMay(session, 'listBooths');
  const mayEnter = sessionMay(session, 'enterFloor');
  const mayUpdate = sessionMay(session, 'updateArrears');
  const unsent = useRef<() => number | null>(() => null);
  const findUnsent = useCallback(() => unsent.current(), []);
  const noteUnsent = useCallback((find: () => number | null) => {
    unsent.current = find;
  }, []);
  useSign(sessionMay(session, 'signOn') ? { kind: 'desk' } : null, findUnsent);
  const shown = useMemo(
    () => [
      ...(mayJudge ? [proxies] : []),
      ...(hasPlates ? [cards] : []),
      ...(mayList ? [booths] : []),
      ...(mayUpdate ? [arrears] : []),
    ],
    [mayJudge, hasPlates, mayList, mayUpdate],
  );
  const [hall, setHall] = useState(noPlates);
  const plates = useMemo(
    () => ({
      holders: holdersOf(hall),
      onCard: (personId: string, onDone: () => void) => (
        <>
          <PersonPlate key={personId} hall={hall} personId={personId} onDone={onDone} />
          {mayEnter &&
            (hall.holders.some((one) => one.personId === personId) ? (
              <EnterPerson key={`floor-${personId}`} personId={personId} />
            ) : (
              <div style={enterRoom} />
            ))}
        </>
      ),
    }),
    [hall, mayEnter],
  );
  return (
    <>
      {hasPlates && (
        <MemberFirestore fallback={null}>
          <PlateFeed onHall={setHall} />
        </MemberFirestore>
      )}
      <RegisterPage
        tabs={shown}
        renderCauses={renderCauses}
        onUnsent={noteUnsent}
        {...(hasPlates ? { plates } : {})}
      />
    </>
  );
}

/** As high as what comes there once they are in: it would move what somebody is about to press. */
const enterRoom = { height: '3.5rem' } as const;
