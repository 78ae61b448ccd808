import {
  type GuideAnswer,
  guideEndpoints,
  guideOf,
  permissionsIn,
  sessionMay,
} from '@asamblea/domain';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { MemberFirestore } from '../../../firebase/listening/MemberFirestore.tsx';
import { useLive } from '../../../firebase/live/useLive.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { QuietGuard } from '../../../ui/feedback/QuietGuard.tsx';
import { GuideView } from './GuideView.tsx';
import { quorumMoment, votesMoment } from './guideMoment.ts';

interface GuideSectionProps {
  /** The page follows the votes anyway: then so does the way. */
  readonly withVotes?: boolean;
  /** The room of the guide on the page is known: it stands there, or there is none. */
  readonly onKnown?: () => void;
}

/** The state of the assembly on its way and the next step, for its staff. */
export function GuideSection({ withVotes = false, onKnown = nothing }: GuideSectionProps) {
  const { session, cot, isArchived = false } = useSession();
  const isFor = cot !== null && !isArchived && sessionMay(session, 'readGuide');
  useEffect(() => {
    if (!isFor) onKnown();
  }, [isFor, onKnown]);
  return isFor ? <FollowedGuide {...{ cot, withVotes, onKnown }} /> : null;
}

const nothing = () => undefined;

interface FollowedGuideProps extends Required<GuideSectionProps> {
  readonly cot: string;
}

/** The listeners of the page hear the changes that move it: this adds none. */
function FollowedGuide({ cot, withVotes, onKnown }: FollowedGuideProps) {
  const [moment, setMoment] = useState('');
  const Follow = withVotes ? FollowVotes : FollowQuorum;
  return (
    <>
      <QuietGuard>
        <MemberFirestore fallback={null}>
          <Follow cot={cot} onMove={setMoment} />
        </MemberFirestore>
      </QuietGuard>
      <OwnGuide moment={moment} onKnown={onKnown} />
    </>
  );
}

interface OwnGuideProps {
  readonly moment: string;
  readonly onKnown?: () => void;
}

/** Asked again whenever `moment` says something else. */
export function OwnGuide({ moment, onKnown = nothing }: OwnGuideProps) {
  const { guide, isKnown } = useGuide(moment);
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  return guide === null || guide.stages.length === 0 ? null : <GuideView guide={guide} />;
}

interface FollowProps {
  readonly cot: string;
  readonly onMove: (moment: string) => void;
}

function FollowQuorum({ cot, onMove }: FollowProps) {
  const { value } = useLive(cot, 'quorum');
  const moment = quorumMoment(value);
  useEffect(() => onMove(moment), [moment, onMove]);
  return null;
}

function FollowVotes({ cot, onMove }: FollowProps) {
  const quorum = useLive(cot, 'quorum').value;
  const question = useLive(cot, 'question').value;
  const moment = `${quorumMoment(quorum)} ${votesMoment(question)}`;
  useEffect(() => onMove(moment), [moment, onMove]);
  return null;
}

const address = {
  endpoint: guideEndpoints.readGuide,
  isAnswer: (answer: GuideAnswer) => typeof answer?.phase === 'string',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/** The guide for the present member, asked again whenever `moment` changes; null until it is answered. */
function useGuide(moment: string) {
  const { session } = useSession();
  const { answer, failure, refresh } = useAsked(address);
  useEffect(() => {
    if (moment !== '') refresh();
  }, [moment, refresh]);
  const viewer = permissionsIn(session);
  return {
    guide: answer === null || viewer === null ? null : guideOf(answer, viewer, answer.now),
    isKnown: answer !== null || failure !== null,
  };
}
