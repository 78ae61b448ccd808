import {
  type ActaDetails,
  type ActaRecord,
  type ActaSitting,
  approvalOf,
  blanksOf,
  convenedBy,
  draftActa,
  filledFrom,
  knownDetails,
  localDateOf,
} from '@asamblea/domain';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useMay } from '../../../firebase/useMay.ts';
import { ActaPen } from '../../../parts/acta/ActaPen.tsx';
import { useWrittenActa } from '../../../parts/acta/useWrittenActa.ts';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ActaChecks } from './ActaChecks.tsx';
import { ActaDownloads } from './ActaDownloads.tsx';
import { ActaForm } from './ActaForm.tsx';
import { ActaPlaces } from './ActaPlaces.tsx';
import { ActaPreview } from './ActaPreview.tsx';
import { ActaSteps } from './ActaSteps.tsx';
import { useOldDetails } from './useOldDetails.ts';

interface ActaDeskProps {
  readonly record: ActaRecord;
  readonly sitting: ActaSitting;
}

/** The minutes of a call: the document on one side and, beside it, what is typed and what is missing. */
export function ActaDesk({ record, sitting }: ActaDeskProps) {
  const { session } = record.quorum;
  const acta = useWrittenActa(session, sitting.call);
  const { document, words, writer, failure } = acta.view;
  const known = useMemo(() => knownDetails(record, convenedBy(record, sitting)), [record, sitting]);
  const isApproved = document?.state === 'approved';
  // What was approved no longer follows the record.
  const details = useMemo(
    () => (isApproved && words.details !== null ? words.details : filledFrom(known, words.details)),
    [isApproved, known, words.details],
  );
  const mayWrite = useMay('writeActa') && !isApproved;
  const isReadOnly = !mayWrite || writer !== null;
  const subject = useMemo(() => {
    const approval = document === null ? null : approvalOf(document);
    return { record, sitting, details, notes: words.notes, approval };
  }, [record, sitting, details, words.notes, document]);
  const draft = useMemo(() => draftActa(subject), [subject]);
  const type = (typed: ActaDetails) => acta.write({ ...words, details: typed }, known);
  useOldDetails({ session, call: sitting.call, acta, known, mayWrite });
  if (document === null) {
    return failure === null ? (
      <Loading shape="text" rows={6} />
    ) : (
      <ErrorMessage message={failure.message} explanation={failure.explanation} />
    );
  }
  const left = blanksOf(draft).length;
  return (
    <Box sx={desk}>
      <Box sx={column}>
        <Paper sx={panel}>
          <ActaSteps document={document} record={record} details={details} acta={acta} />
          <ActaPen acta={acta} mayWrite={mayWrite} />
        </Paper>
        {sitting.installed !== null && sitting.closed === null && (
          <Alert severity="info">
            La sesión no se ha cerrado: las cifras siguen al registro y lo que pase desde ahora se
            ve al abrir esta página otra vez.
          </Alert>
        )}
        <ActaChecks subject={subject} />
        <Paper sx={panel}>
          <Typography variant="h3" component="h2">
            Datos del acta
          </Typography>
          <ActaForm details={details} isReadOnly={isReadOnly} onChange={type} />
        </Paper>
        <ActaPlaces record={record} words={words} isReadOnly={isReadOnly} onChange={acta.write} />
      </Box>
      <Box sx={column}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <ActaDownloads draft={draft} heldOn={heldOnOf(sitting, record)} isApproved={isApproved} />
          <Typography role="status" color="textSecondary">
            {left === 0 ? 'No queda nada por completar.' : `Por completar: ${left}.`}
          </Typography>
        </Box>
        <ActaPreview draft={draft} />
      </Box>
    </Box>
  );
}

/** The civil day on which the call began, or was declared failed. */
function heldOnOf({ installed, failed }: ActaSitting, { assembly, quorum }: ActaRecord) {
  return localDateOf((installed ?? failed)?.at ?? quorum.readAt, assembly.timeZone);
}

const desk = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
} as const;

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const panel = { p: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
