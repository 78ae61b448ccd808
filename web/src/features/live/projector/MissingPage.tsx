import { type AssemblyBrand, saySession, takesVotes } from '@asamblea/domain';
import { useShown } from '../../../firebase/live/useShown.ts';
import { useUnitLabels } from '../../../firebase/records/useUnitLabels.ts';
import { useWakeLock } from '../../../ui/device/useWakeLock.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { NotInSession } from '../../../ui/feedback/NotInSession.tsx';
import { StaleMessage } from '../../../ui/feedback/StaleMessage.tsx';
import { PublicScreen } from '../../../ui/screens/PublicScreen.tsx';
import { QuestionHeading } from '../../../ui/screens/QuestionHeading.tsx';
import { OptionsShown } from './OptionsShown.tsx';
import { ParticipationView } from './ParticipationView.tsx';
import { presentMissing } from './presentMissing.ts';
import { questionMoment } from './questionMoment.ts';
import { SightLinks } from './SightLinks.tsx';
import { UnitsScreen } from './UnitsScreen.tsx';
import { askedOrder, askedSight } from './unitsSight.ts';
import { VotingStatus } from './VotingStatus.tsx';

interface MissingPageProps {
  readonly cot: string;
  readonly assembly: AssemblyBrand;
}

/**
 * The missing voters: unit by unit when the moderator lets the hall see it, and otherwise only how many. The
 * server decides which; this page shows what it is given.
 */
export function MissingPage({ cot, assembly }: MissingPageProps) {
  const { value, missing, offline } = useShown(cot, 'missing');
  const shown = value?.shown ?? null;
  const labels = useUnitLabels(cot, shown?.question.questionId ?? null);
  useWakeLock();
  if (value === null && !missing) return <Loading label="Conectando con la asamblea…" />;
  if (shown === null || labels === null) return <HowMany cot={cot} assembly={assembly} />;
  const { question } = shown;
  const sight = askedSight(location.search, shown);
  return (
    <>
      <UnitsScreen
        cot={cot}
        title={assembly.name}
        moment={questionMoment(question)}
        {...{ shown, labels, sight }}
        order={askedOrder(location.search, question.roll)}
        state={<VotingStatus question={question} />}
        links={<SightLinks sight={sight} hasVotes={shown.choices !== null} />}
      />
      {offline && <StaleMessage />}
    </>
  );
}

/** The public part of the vote: the votes received, and the number missing. */
function HowMany({ cot, assembly }: MissingPageProps) {
  const { value, missing, offline } = useShown(cot, 'question');
  if (value === null && !missing) return <Loading label="Conectando con la asamblea…" />;
  // Of several at once, the first that is still voted.
  const open = value?.votings.find(({ question }) => takesVotes(question));
  const session = value?.session;
  const message = session === undefined ? null : saySession(session, assembly.timeZone);
  return (
    <>
      <PublicScreen
        cot={cot}
        title={assembly.name}
        moment={open === undefined ? 'Faltan por votar' : questionMoment(open.question)}
      >
        {message !== null && <NotInSession {...message} />}
        {open !== undefined ? (
          <>
            <QuestionHeading text={open.question.text} />
            <ParticipationView {...presentMissing(open)} />
            <OptionsShown options={open.question.options} />
            {open.question.state === 'closing' && <VotingStatus question={open.question} />}
          </>
        ) : (
          <h1 className="projector-how-many">No hay una votación abierta</h1>
        )}
      </PublicScreen>
      {offline && <StaleMessage />}
    </>
  );
}
