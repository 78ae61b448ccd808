import RefreshIcon from '@mui/icons-material/Refresh';
import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../firebase/session.tsx';
import { useStep } from '../../firebase/useStep.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { formatMoment } from '../../ui/formatMoment.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { StepButton } from '../../ui/StepButton.tsx';
import { SessionChoice } from './SessionChoice.tsx';
import { type ReportKind, useReport } from './useReport.ts';

/** What every report says of itself. */
interface AnyReport {
  readonly session: number;
  readonly readAt: number;
}

export interface ReportContext {
  readonly timeZone: string;
  /** `Conjunto Torres · sesión 1 · datos del 21 nov 2026, 8:40 p. m.`: under the title of a file. */
  readonly about: string;
}

interface ReportPageProps<Report> {
  readonly kind: ReportKind;
  readonly title: string;
  readonly subtitle: string;
  readonly children: (report: Report, context: ReportContext) => ReactNode;
}

/** A report: of which session, as of when, and its content once it arrives. */
export function ReportPage<Report extends AnyReport>(props: ReportPageProps<Report>) {
  const { kind, title, subtitle, children } = props;
  const { assemblyName, timeZone } = useSession();
  const step = useStep('roster');
  const [chosen, setChosen] = useState<number | null>(null);
  const [underWay, setUnderWay] = useState<number | null>(null);
  const { report, failure, refresh } = useReport<Report>(kind, chosen);
  if (report !== null && underWay === null) setUnderWay(report.session);
  const zone = timeZone ?? 'UTC';
  const asOf = report === null ? '' : formatMoment(report.readAt, zone);
  return (
    <Page
      title={title}
      subtitle={subtitle}
      width="wide"
      actions={
        <>
          <SessionChoice last={underWay ?? 1} chosen={chosen ?? underWay} onChoose={setChosen} />
          <Button startIcon={<RefreshIcon />} disabled={report === null} onClick={refresh}>
            Actualizar
          </Button>
        </>
      }
    >
      {failure !== null &&
        (failure.code === 'roster-missing' ? (
          <EmptyState title="Aún no hay padrón" action={<StepButton step={step} />}>
            Los informes empiezan cuando se importa el padrón de la asamblea.
          </EmptyState>
        ) : (
          <ErrorNotice
            message={failure.message}
            explanation={failure.explanation}
            onRetry={refresh}
          />
        ))}
      {failure === null && report === null && <Loading shape="list" rows={6} />}
      {report !== null && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children(report, {
            timeZone: zone,
            about: `${assemblyName ?? ''} · sesión ${report.session} · datos del ${asOf}`,
          })}
        </Box>
      )}
    </Page>
  );
}
