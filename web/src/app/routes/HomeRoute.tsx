import { sessionMay, type UserSession } from '@asamblea/domain';
import HowToVoteIcon from '@mui/icons-material/HowToVoteOutlined';
import { Box } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useOutletContext, useSearchParams } from 'react-router';
import { OwnerArrival } from '../../features/hall/remote/OwnerArrival.tsx';
import { RecentDocuments } from '../../features/meeting/drive/RecentDocuments.tsx';
import { HomePage } from '../../features/office/home/HomePage.tsx';
import { AttorneyMandate } from '../../features/people/proxies/own/AttorneyMandate.tsx';
import { OwnProxiesSection } from '../../features/people/proxies/own/OwnProxiesSection.tsx';
import { OpenVoting } from '../../features/polls/ballots/OpenVoting.tsx';
import { useOwnVotes } from '../../features/polls/ballots/sending/useOwnVotes.ts';
import { ConsentReminders } from '../../features/polls/consents/ConsentReminders.tsx';
import { OwnObjections } from '../../features/polls/consents/OwnObjections.tsx';
import { OwnDataSection } from '../../features/record/ownReport/OwnDataSection.tsx';
import { OwnReportSection } from '../../features/record/ownReport/OwnReportSection.tsx';
import { useSession } from '../../firebase/session/session.tsx';
import { OwnActaObjections } from '../../parts/acta/OwnActaObjections.tsx';
import { SignCard } from '../../parts/acta/SignCard.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Part } from '../../ui/frames/Parts.tsx';
import { hasBallot } from '../pages/hasBallot.ts';
import { menuFor } from '../pages/pages.ts';
import { takeArrival } from '../signIn/arrival.ts';
import { takeReturn } from '../signIn/returnTo.ts';
import { HomeNext } from './HomeNext.tsx';
import { useOpenBallot } from './useOpenBallot.ts';

/**
 * Home, with the pages where there is something to do. Right after coming in it leads on: to the ballot
 * while a vote is open, and otherwise to the page that was asked for.
 */
export function HomeRoute() {
  const { session, cot } = useSession();
  const { receipts } = useOwnVotes();
  const [asked] = useState(() => takeReturn(session));
  // The open questions are looked at again once a vote that waited is answered.
  const answered = useOutletContext<number>();
  const form = useSearchParams()[0].get('poder');
  const [isArrival] = useState(takeArrival);
  const [isKnown, know] = useKnown();
  const isLeading = useOpenBallot(isArrival && !hasBallot(asked ?? '') && mayVote(session));
  if (isLeading) return <Loading />;
  if (asked !== null) return <Navigate to={asked} replace />;
  // The code of a printed proxy form: the desk opens it at its proxies, an owner here.
  if (form !== null && sessionMay(session, 'receiveProxy')) {
    return <Navigate to={`/register?mesa=poderes&poder=${encodeURIComponent(form)}`} replace />;
  }
  // A reader of documents finds them here, and their folders from them; a writer goes to their page.
  const reads = sessionMay(session, 'readDrive') && !sessionMay(session, 'writeDrive');
  const pages = menuFor(session.routesAvailable).filter(
    ({ path }) => path !== '/' && !(reads && path === '/drive'),
  );
  const mayGive = sessionMay(session, 'giveProxy');
  const may = (
    operation:
      | 'readConsents'
      | 'objectDecision'
      | 'objectActa'
      | 'openBooth'
      | 'readOwnReport'
      | 'readDrive',
  ) => sessionMay(session, operation);
  return (
    <HomePage
      pages={may('openBooth') ? [...pages, boothPage] : pages}
      next={<HomeNext onKnown={know} />}
      isKnown={isKnown}
      voting={
        <>
          {sessionMay(session, 'signActa') && (
            <Part>
              <SignCard />
            </Part>
          )}
          {sessionMay(session, 'attendOnline') && (
            <Part>
              <Box sx={apart}>
                <OwnerArrival onAttended={goToBallot} />
              </Box>
            </Part>
          )}
          {session.role === 'attorney' && (
            <Part>
              <Box sx={apart}>
                <AttorneyMandate onChange={() => undefined} />
              </Box>
            </Part>
          )}
          {mayVote(session) && (
            <Part>
              <OpenVoting key={answered} />
            </Part>
          )}
        </>
      }
      own={
        may('readOwnReport') &&
        cot !== null && (
          <Part>
            <OwnReportSection cot={cot} codesOf={receipts.read} />
          </Part>
        )
      }
      absent={
        <>
          {may('objectDecision') && (
            <Part>
              <OwnObjections />
            </Part>
          )}
          {may('objectActa') && (
            <Part>
              <OwnActaObjections />
            </Part>
          )}
          {may('readConsents') && (
            <Part>
              <ConsentReminders />
            </Part>
          )}
        </>
      }
      proxies={
        mayGive && (
          <Part>
            <OwnProxiesSection />
          </Part>
        )
      }
      documents={
        <>
          {reads && (
            <Part>
              <RecentDocuments />
            </Part>
          )}
          {may('readOwnReport') && (
            <Part>
              <OwnDataSection />
            </Part>
          )}
        </>
      }
    />
  );
}

const apart = { display: 'grid', gap: 2, mb: 2, '&:empty': { display: 'none' } } as const;

/** Where what comes next is slow to come, the rest of the page waits for it no longer than this, in milliseconds. */
const longestWait = 3000;

/** The next step stands above the rest, and pushes nothing down as it comes: the rest waits for it. */
function useKnown() {
  const [isKnown, setKnown] = useState(false);
  const know = useCallback(() => setKnown(true), []);
  useEffect(() => {
    const late = setTimeout(know, longestWait);
    return () => clearTimeout(late);
  }, [know]);
  return [isKnown, know] as const;
}

/** There their units count, and questions are answered. */
function goToBallot(): void {
  location.assign('/votes/current');
}

function mayVote(session: UserSession): boolean {
  return sessionMay(session, 'castVote');
}

/** The booth starts by itself, without the router, and gives this device up. */
const boothPage = {
  path: '/votes/current?puesto=',
  title: 'Puesto de votación',
  summary: 'Deje esta tableta para que voten, con placa y PIN, quienes no traen celular.',
  Icon: HowToVoteIcon,
  isApart: true,
} as const;
