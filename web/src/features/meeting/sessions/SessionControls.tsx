import {
  type AssemblySession,
  differencesDigest,
  type NextCallRequest,
  type NoticeComparison,
  type NoticeDifference,
  type Quorum,
  sessionEndpoints,
  sessionMay,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { useSession } from '../../../firebase/session/session.tsx';
import { NoticeDiffers } from '../../../parts/NoticeDiffers.tsx';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { NextCallDialog } from './NextCallDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { sessionMoves } from './sessionMoves.ts';
import { notKnown, sayConsequence, stepLabels } from './sessionWords.ts';
import { type SessionStep, stepOperations } from './stepsOf.ts';
import { useVerification } from './useVerification.ts';

const ClosingLacks = comesLater(async () => (await import('./ClosingLacks.tsx')).ClosingLacks);

interface SessionControlsProps {
  readonly session: AssemblySession;
  readonly quorum: Quorum;
  readonly timeZone: string;
  readonly now: number;
  /** The notice that is out against the meeting; null or not said: none is. */
  readonly comparison?: NoticeComparison | null;
  /** The press was refused: the facts that decide it may have moved. */
  readonly onRefused?: () => unknown;
  /** The facts to look at before closing for good. */
  readonly beforeClosing?: ReactNode;
}

/** The possible steps of the chair now, each confirmed before; and for the others, why not. */
export function SessionControls(props: SessionControlsProps) {
  const { session, quorum, timeZone, now, comparison = null, onRefused, beforeClosing } = props;
  const { failure, take, install, suspend, plan, verify } = useSessionAction(session);
  const differences = comparison?.differences ?? [];
  const [asking, setAsking] = useState<'suspend' | 'next-call' | 'close' | null>(null);
  const confirm = useConfirm();
  const own = useSession().session;
  const steps = sessionMoves(session, quorum, now).filter(({ step }) =>
    sessionMay(own, stepOperations[step]),
  );
  const blocked = steps.filter(({ why }) => why !== null);
  const stop = () => setAsking(null);

  async function perform(done: Promise<unknown>) {
    await done;
    stop();
  }

  function press(step: SessionStep) {
    if (step === 'verify') return verify();
    if (step === 'suspend' || step === 'next-call' || step === 'close') setAsking(step);
    else askBefore(step);
    return undefined;
  }

  function askBefore(step: 'install' | 'fail' | 'resume') {
    const isAgainst = step === 'install' && differences.length > 0;
    confirm({
      header: stepLabels[step],
      message: isAgainst ? (
        <InstallAgainst {...{ session, quorum, timeZone, comparison }} />
      ) : (
        sayConsequence(step, session, quorum)
      ),
      acceptLabel: isAgainst ? 'Instalar de todos modos' : stepLabels[step],
      accept: () => perform(step === 'install' ? pressInstall() : take(step)),
    });
  }

  async function pressInstall() {
    // The differences on the screen are the confirmed ones.
    const done = await install(differences);
    if (done === null) await onRefused?.();
  }

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {steps.map(({ step, why }, place) => (
          <BusyButton
            key={step}
            variant={place === 0 ? 'contained' : 'outlined'}
            disabled={why !== null}
            onPress={() => press(step)}
          >
            {stepLabels[step]}
          </BusyButton>
        ))}
      </Box>
      {blocked.length > 0 && (
        <Box component="ul" sx={reasons} aria-label="Por qué no ahora">
          {blocked.map(({ step, why }) => (
            <Typography component="li" variant="body2" color="textSecondary" key={step}>
              {stepLabels[step]}: {why}
            </Typography>
          ))}
        </Box>
      )}
      {failure !== null && (
        <Box sx={{ mt: 2 }}>
          <ErrorMessage
            message={failure.message}
            explanation={failure.code === 'network' ? notKnown : failure.explanation}
          />
        </Box>
      )}
      <AskDialog
        open={asking === 'close'}
        header={stepLabels.close}
        acceptLabel={stepLabels.close}
        onAccept={() => perform(take('close'))}
        onCancel={stop}
      >
        {sayConsequence('close', session, quorum)}
        {asking === 'close' && <ClosingLacks session={session} />}
        {beforeClosing}
      </AskDialog>
      <SuspendDialog
        open={asking === 'suspend'}
        timeZone={timeZone}
        onSuspend={(resumesAt) => perform(suspend(resumesAt))}
        onCancel={stop}
      />
      <NextCallDialog
        open={asking === 'next-call'}
        timeZone={timeZone}
        onPlan={(next) => perform(plan(next))}
        onCancel={stop}
      />
    </>
  );
}

/** The differences of a notice are read before the session is declared open. */
function InstallAgainst({
  session,
  quorum,
  timeZone,
  comparison,
}: Pick<SessionControlsProps, 'session' | 'quorum' | 'timeZone'> & {
  readonly comparison: NoticeComparison | null;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <span>{sayConsequence('install', session, quorum)}</span>
      <NoticeDiffers {...{ comparison, timeZone }} state={session.state} />
      <span>
        Si la instala así, queda en el registro que se le advirtió, y el acta dice las dos cosas.
      </span>
    </Box>
  );
}

const reasons = { m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 } as const;

/** The press of the chair, about the call that is on the screen. Repeating it does it once. */
function useSessionAction({ session, call }: Pick<AssemblySession, 'session' | 'call'>) {
  const { failure, ask } = useAct();
  const seen = { session, call };
  const verify = useVerification(seen, ask);
  return {
    failure,
    install: (differences: readonly NoticeDifference[]) =>
      ask(sessionEndpoints.installSession, {
        ...seen,
        ...(differences.length === 0 ? {} : { noticeSeen: differencesDigest(differences) }),
      }),
    take: (step: PlainStep) => ask(plainSteps[step], seen),
    suspend: (resumesAt: number | null) =>
      ask(sessionEndpoints.suspendSession, { ...seen, resumesAt }),
    plan: (next: NextCall) => ask(sessionEndpoints.planNextSession, { ...seen, ...next }),
    verify,
  };
}

/** The steps that say nothing but the call they are about. */
const plainSteps = {
  fail: sessionEndpoints.failSession,
  resume: sessionEndpoints.resumeSession,
  close: sessionEndpoints.closeSession,
};
type PlainStep = keyof typeof plainSteps;
type NextCall = Pick<NextCallRequest, 'startsAt' | 'waitMinutes'>;
