import {
  type AssemblySession,
  type CallReport,
  paths,
  takesArrivals,
  takesOnline,
} from '@asamblea/domain';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { useOwnAssembly } from '../../../firebase/records/useOwnAssembly.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useStep } from '../../../firebase/session/useStep.ts';
import { LoadingRoster } from '../../../parts/LoadingRoster.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StaleMessage } from '../../../ui/feedback/StaleMessage.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { CallResult } from './CallResult.tsx';
import { CallSource } from './CallSource.tsx';
import { useCallBook } from './useCallBook.ts';

/** The report of a video call beside who is registered; inside `MemberFirestore`. It registers nobody by itself. */
export function CallDesk() {
  const assembly = useOwnAssembly();
  const step = useStep('roster');
  const [report, setReport] = useState<CallReport | null>(null);
  if (assembly === null) return <Loading shape="list" />;
  const { assemblyId, activeRoster, activeSession, country } = assembly;
  if (activeRoster === null) {
    return (
      <EmptyState title="Aún no hay padrón" action={<StepButton step={step} />}>
        Cuando la administración lo importe, podrá comparar aquí quién estuvo en la videollamada.
      </EmptyState>
    );
  }
  if (report === null) return <CallSource onReport={setReport} />;
  return (
    <Comparison
      key={`${activeRoster}/${activeSession}`}
      report={report}
      place={{ assemblyId, version: activeRoster, session: activeSession, country }}
      takes={takesOnline(assembly)}
      onAgain={() => setReport(null)}
    />
  );
}

interface ComparisonProps {
  readonly report: CallReport;
  readonly place: Parameters<typeof useCallBook>[0];
  /** Whether the meeting has people from afar. */
  readonly takes: boolean;
  readonly onAgain: () => void;
}

function Comparison({ report, place, takes, onAgain }: ComparisonProps) {
  const { assemblyId, session } = place;
  const { book, addresses, progress, offline } = useCallBook(place);
  const meeting = useDocument<AssemblySession>(paths.session(assemblyId, session));
  const mayAccredit = useMay('accredit');
  if (book === null || meeting.status === 'loading') return <LoadingRoster progress={progress} />;
  const isOpen = takesArrivals(meeting.value ?? undefined);
  return (
    <>
      {offline && <StaleMessage />}
      {mayAccredit && !(isOpen && takes) && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {takes
            ? 'La sesión no está abierta: puede comparar, pero no acreditar.'
            : 'Esta asamblea es presencial: puede comparar, pero nadie se acredita en línea.'}
        </Alert>
      )}
      <CallResult
        {...{ report, book, addresses, session, onAgain }}
        mayAccredit={mayAccredit && isOpen && takes}
      />
    </>
  );
}
