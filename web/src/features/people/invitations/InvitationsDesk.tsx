import { type Assembly, type InvitationsAnswer, invitationEndpoints } from '@asamblea/domain';
import { useMemo } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useRosterWithContacts } from '../../../firebase/records/useRoster.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useStep } from '../../../firebase/session/useStep.ts';
import { LoadingRoster } from '../../../parts/LoadingRoster.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Withheld } from '../../../ui/feedback/Withheld.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import type { FormPaper } from './credentialsAndForms.ts';
import { InvitationBoard } from './InvitationBoard.tsx';
import { listInvitees } from './invitees.ts';

const address = {
  endpoint: invitationEndpoints.readInvitations,
  isAnswer: (answer: InvitationsAnswer) => Array.isArray(answer?.rows),
  clockOf: ({ now }: InvitationsAnswer) => now,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

type Ours = Assembly & { readonly assemblyId: string };

interface InvitationsDeskProps {
  readonly formPaper: FormPaper;
}

/** The way in for many owners at once: by mail, and on paper for people without one; inside `MemberFirestore`. */
export function InvitationsDesk({ formPaper }: InvitationsDeskProps) {
  const mayInvite = useMay('inviteInBulk');
  const assembly = useOwnAssembly();
  const step = useStep('roster');
  if (!mayInvite) return <Withheld what="Invitaciones" />;
  if (assembly === null) return <Loading shape="list" />;
  if (assembly.activeRoster === null) {
    return (
      <EmptyState title="Aún no hay padrón" action={<StepButton step={step} />}>
        Cuando la administración lo importe, podrá invitar aquí a sus propietarios.
      </EmptyState>
    );
  }
  return <OfRoster assembly={assembly} version={assembly.activeRoster} formPaper={formPaper} />;
}

interface OfRosterProps extends InvitationsDeskProps {
  readonly assembly: Ours;
  readonly version: string;
}

function OfRoster({ assembly, version, formPaper }: OfRosterProps) {
  const { assemblyId } = assembly;
  const { answer, failure, refresh } = useAsked(address);
  const { units, people, isIn, progress } = useRosterWithContacts({ assemblyId, version });
  const rows = answer?.rows;
  const invitees = useMemo(() => listInvitees(units, people, rows ?? []), [units, people, rows]);
  if (answer === null && failure !== null) {
    const { message, explanation } = failure;
    return <ErrorMessage {...{ message, explanation }} onRetry={refresh} />;
  }
  if (answer === null || !isIn) return <LoadingRoster progress={progress} />;
  return <InvitationBoard {...{ assembly, invitees, formPaper }} onMoved={refresh} />;
}
