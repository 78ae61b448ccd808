import RefreshIcon from '@mui/icons-material/Refresh';
import { Box, Button } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { useStep } from '../../../firebase/session/useStep.ts';
import { SessionChoice } from '../../../parts/SessionChoice.tsx';
import { type ReportEndpoint, useReport } from '../../../parts/useReport.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { StepButton } from '../../../ui/frames/StepButton.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

/** The facts that every report states about itself. */
interface AnyReport {
  readonly session: number;
  readonly readAt: number;
  readonly sealMark?: string;
}

interface ReportContext {
  readonly timeZone: string;
  /** `Conjunto Torres · sesión 1 · datos del 21 nov 2026, 8:40 p. m. · sello 14-7K2M…`: under the title of a file. */
  readonly about: string;
}

export interface ReportContentProps<Report> {
  readonly report: Report;
  readonly context: ReportContext;
}

interface ReportPageProps<Report> {
  readonly endpoint: ReportEndpoint<Report>;
  readonly title: string;
  readonly subtitle: string;
  /** The part below its title, once it has arrived. */
  readonly Content: ComponentType<ReportContentProps<Report>>;
}

/** A report: of which session, as of when, and its content once it arrives. */
export function ReportPage<Report extends AnyReport>(props: ReportPageProps<Report>) {
  const { endpoint, title, subtitle, Content } = props;
  const { assemblyName, timeZone } = useSession();
  const step = useStep('roster');
  const [chosen, setChosen] = useState<number | null>(null);
  const [underWay, setUnderWay] = useState<number | null>(null);
  const { report, failure, refresh } = useReport(endpoint, chosen);
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
          <ErrorMessage
            message={failure.message}
            explanation={failure.explanation}
            onRetry={refresh}
          />
        ))}
      {failure === null && report === null && <Loading shape="list" rows={6} />}
      {report !== null && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Content
            report={report}
            context={{
              timeZone: zone,
              about: [
                ...[assemblyName ?? '', `sesión ${report.session}`, `datos del ${asOf}`],
                ...(report.sealMark === undefined ? [] : [`sello ${report.sealMark}`]),
              ].join(' · '),
            }}
          />
        </Box>
      )}
    </Page>
  );
}
