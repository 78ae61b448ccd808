import {
  type ActaRecord,
  type ActaSitting,
  blanksOf,
  callName,
  convenedBy,
  draftActa,
  knownDetails,
  localDateOf,
  noDetails,
  reportEndpoints,
  sittingsOf,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useMay } from '../../../firebase/useMay.ts';
import { useStep } from '../../../firebase/useStep.ts';
import { FilterChoice } from '../../../parts/FilterBar.tsx';
import { SessionChoice } from '../../../parts/SessionChoice.tsx';
import { useReport } from '../../../parts/useReport.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { StepButton } from '../../../ui/StepButton.tsx';
import { ActaDownloads } from './ActaDownloads.tsx';
import { ActaForm } from './ActaForm.tsx';
import { ActaPreview } from './ActaPreview.tsx';
import { useActaDetails } from './useActaDetails.ts';

/** The draft of the minutes of a session, prepared when it is asked for. */
export function ActaSection() {
  const [isAsked, setAsked] = useState(false);
  if (!useMay('readActa')) return null;
  return (
    <Box component="section" aria-labelledby="acta" sx={{ mt: 5 }}>
      <Typography id="acta" variant="h2">
        Borrador del acta
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Lo que pide la ley, con cada cifra tomada del registro. Lo que no sabemos queda marcado para
        completarlo.
      </Typography>
      {isAsked ? (
        <Drafts />
      ) : (
        <Button variant="contained" onClick={() => setAsked(true)}>
          Preparar el borrador
        </Button>
      )}
    </Box>
  );
}

function Drafts() {
  const [session, setSession] = useState<number | null>(null);
  const [underWay, setUnderWay] = useState<number | null>(null);
  const { report, failure, refresh } = useReport(reportEndpoints.readActa, session);
  if (report !== null && underWay === null) setUnderWay(report.quorum.session);
  return (
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
      {report !== null && <Calls key={report.quorum.session} record={report} />}
    </Box>
  );
}

function Calls({ record }: { readonly record: ActaRecord }) {
  const sittings = sittingsOf(record.quorum);
  const step = useStep('opening');
  const [call, setCall] = useState(sittings.at(-1)?.call ?? 0);
  const sitting = sittings.find((one) => one.call === call);
  if (sitting === undefined) {
    return (
      <EmptyState title="Todavía no hay de qué levantar acta" action={<StepButton step={step} />}>
        El borrador se prepara cuando la sesión se instala, o cuando la convocatoria fracasa.
      </EmptyState>
    );
  }
  return (
    <>
      {sittings.length > 1 && (
        <FilterChoice
          label="Convocatoria"
          value={String(call)}
          choices={sittings.map((one) => [String(one.call), nameOf(one)] as const)}
          onChange={(chosen) => setCall(Number(chosen))}
        />
      )}
      <Draft key={call} record={record} sitting={sitting} />
    </>
  );
}

function nameOf({ call, installed }: ActaSitting): string {
  const known = call === 1 || call === 2 || call === 3 ? callName(call) : 'Otra convocatoria';
  return installed === null ? `${known}: no quórum` : known;
}

interface DraftProps {
  readonly record: ActaRecord;
  readonly sitting: ActaSitting;
}

function Draft({ record, sitting }: DraftProps) {
  const { session } = record.quorum;
  const known = knownDetails(record, convenedBy(record, sitting));
  const { details, change, forget } = useActaDetails(session, sitting.call, known);
  const draft = useMemo(() => draftActa({ record, sitting, details }), [record, sitting, details]);
  const left = blanksOf(draft).length;
  return (
    <>
      <Paper sx={{ p: 2, display: 'grid', gap: 2 }}>
        <Typography variant="h3">Lo que no está en el registro</Typography>
        <ActaForm details={details} onChange={change} />
        <Typography variant="body2" color="textSecondary">
          Van en el documento y quedan solo en este equipo. También puede completarlos después, en
          Word.
        </Typography>
        <Box>
          <Button onClick={forget} disabled={details === noDetails}>
            Borrar lo escrito
          </Button>
        </Box>
      </Paper>
      {sitting.installed !== null && sitting.closed === null && (
        <Alert severity="info">
          La sesión no se ha cerrado: lo que pase desde ahora no está en este borrador.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <ActaDownloads draft={draft} heldOn={heldOnOf(sitting, record)} />
        <Typography role="status" color="textSecondary">
          {left === 0 ? 'No queda nada por completar.' : `Por completar: ${left}.`}
        </Typography>
      </Box>
      <ActaPreview draft={draft} />
    </>
  );
}

/** The civil day on which the call began, or was declared failed. */
function heldOnOf({ installed, failed }: ActaSitting, { assembly, quorum }: ActaRecord) {
  return localDateOf((installed ?? failed)?.at ?? quorum.readAt, assembly.timeZone);
}
