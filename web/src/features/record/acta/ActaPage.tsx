import {
  type ActaRecord,
  type CallCourse,
  callName,
  coursesOf,
  reportEndpoints,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useStep } from '../../../firebase/session/useStep.ts';
import { FilterSelect } from '../../../parts/FilterBar.tsx';
import { SessionChoice } from '../../../parts/SessionChoice.tsx';
import { useReport } from '../../../parts/useReport.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { ActaDesk } from './ActaDesk.tsx';

interface ActaPageProps {
  /** The part after the document of a call: the people notified, and their objections. */
  readonly after?:
    | ((of: { readonly session: number; readonly call: number }) => ReactNode)
    | undefined;
}

/** Where the minutes are written: what people type beside the document, whose figures come from the record. */
export function ActaPage({ after }: ActaPageProps) {
  return useMay('readActa') ? (
    <Sessions after={after} />
  ) : (
    <ActaSheet>
      <EmptyState title="Usted no prepara el acta">
        Si debe hacerlo, pídalo a quien administra la asamblea.
      </EmptyState>
    </ActaSheet>
  );
}

interface ActaSheetProps {
  /** Of the record as it was read; undefined: it was not read, or nothing was sealed yet. */
  readonly sealMark?: string | undefined;
  readonly children: ReactNode;
}

function ActaSheet({ sealMark, children }: ActaSheetProps) {
  const seal = sealMark === undefined ? '' : ` Sello del registro: ${sealMark}.`;
  return (
    <Page
      title="Acta"
      subtitle={`Lo que pide la ley, con cada cifra tomada del registro. Lo que usted escribe se guarda solo.${seal}`}
      width="wide"
    >
      {children}
    </Page>
  );
}

function Sessions({ after }: ActaPageProps) {
  const [session, setSession] = useState<number | null>(null);
  const [underWay, setUnderWay] = useState<number | null>(null);
  const { report, failure, refresh } = useReport(reportEndpoints.readActa, session);
  if (report !== null && underWay === null) setUnderWay(report.quorum.session);
  return (
    <ActaSheet sealMark={report?.quorum.sealMark}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <SessionChoice last={underWay ?? 1} chosen={session ?? underWay} onChoose={setSession} />
        </Box>
        {failure !== null && (
          <ErrorMessage
            message={failure.message}
            explanation={failure.explanation}
            onRetry={refresh}
          />
        )}
        {failure === null && report === null && <Loading shape="text" rows={6} />}
        {report !== null && <Calls key={report.quorum.session} record={report} after={after} />}
      </Box>
    </ActaSheet>
  );
}

function Calls({ record, after }: ActaPageProps & { readonly record: ActaRecord }) {
  const courses = coursesOf(record.quorum);
  const step = useStep('opening');
  const [call, setCall] = useState(courses.at(-1)?.call ?? 0);
  const course = courses.find((one) => one.call === call);
  if (course === undefined) {
    return (
      <EmptyState title="Todavía no hay de qué levantar acta" action={<StepButton step={step} />}>
        El acta se escribe desde que la sesión se instala, o cuando la convocatoria fracasa.
      </EmptyState>
    );
  }
  return (
    <>
      {courses.length > 1 && (
        <FilterSelect
          label="Convocatoria"
          value={String(call)}
          choices={courses.map((one) => [String(one.call), nameOf(one)] as const)}
          onChange={(chosen) => setCall(Number(chosen))}
        />
      )}
      <ActaDesk key={call} record={record} course={course} />
      {after?.({ session: record.quorum.session, call })}
    </>
  );
}

function nameOf({ call, installed }: CallCourse): string {
  const known = call === 1 || call === 2 || call === 3 ? callName(call) : 'Otra convocatoria';
  return installed === null ? `${known}: no quórum` : known;
}
