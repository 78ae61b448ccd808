import {
  type ActaDetails,
  type ActaRecord,
  actaSubjectOf,
  actaToSign,
  beginActa,
  blanksOf,
  type CallCourse,
  convenedBy,
  draftActa,
  isFixed,
  isOpenComment,
  knownDetails,
  localDateOf,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useMay } from '../../../firebase/session/useMay.ts';
import { ActaPen } from '../../../parts/acta/ActaPen.tsx';
import { SigningPanel } from '../../../parts/acta/SigningPanel.tsx';
import { useWrittenActa } from '../../../parts/acta/useWrittenActa.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { ActaChecks } from './ActaChecks.tsx';
import { ActaDeadlines } from './ActaDeadlines.tsx';
import { ActaDownloads } from './ActaDownloads.tsx';
import { ActaForm } from './ActaForm.tsx';
import { ActaPlaces } from './ActaPlaces.tsx';
import { ActaReview } from './ActaReview.tsx';
import { ActaSteps } from './ActaSteps.tsx';
import { ActaVersionList } from './ActaVersionList.tsx';
import { useActaComments } from './comments/useActaComments.ts';
import { FrozenActa } from './FrozenActa.tsx';
import { useActaVersions } from './useActaVersions.ts';
import { useOldDetails } from './useOldDetails.ts';

interface ActaDeskProps {
  readonly record: ActaRecord;
  readonly course: CallCourse;
}

/** The minutes of a call: the document on one side and, beside it, the typed fields and the missing ones. */
export function ActaDesk({ record, course }: ActaDeskProps) {
  const { session } = record.quorum;
  const acta = useWrittenActa(session, course.call);
  const { document, words, writer, failure } = acta.view;
  const known = useMemo(() => knownDetails(record, convenedBy(record, course)), [record, course]);
  const isFrozen = document !== null && isFixed(document);
  const isApproved = document?.state === 'approved';
  const mayWrite = useMay('writeActa') && !isApproved && !isFrozen;
  const isReadOnly = !mayWrite || writer !== null;
  const subject = useMemo(
    () =>
      actaSubjectOf(record, course, {
        ...(document ?? beginActa(session, course.call)),
        ...words,
      }),
    [record, course, words, document, session],
  );
  const reviewed = useActaComments(session, course.call);
  const { details } = subject;
  const draft = useMemo(() => draftActa(subject), [subject]);
  const toSign = useMemo(() => (isFrozen ? actaToSign(subject) : null), [isFrozen, subject]);
  const step = document === null ? null : `${document.version} ${document.state}`;
  const [choice, setChoice] = useState<{ number: number; step: string | null } | null>(null);
  // With each step of the minutes it is the last version, or the draft, that is looked at again.
  const chosen = choice?.step === step ? choice.number : null;
  const versions = useActaVersions({ session, call: course.call, number: chosen, step });
  const type = (typed: ActaDetails) => acta.write({ ...words, details: typed }, known);
  useOldDetails({ session, call: course.call, acta, known, mayWrite });
  if (document === null) {
    return failure === null ? (
      <Loading shape="text" rows={6} />
    ) : (
      <ErrorMessage message={failure.message} explanation={failure.explanation} />
    );
  }
  const left = blanksOf(draft).length;
  const { timeZone } = record.assembly;
  const heldOn = heldOnOf(course, record);
  const { versions: kept = [], shown = null } = versions.answer ?? {};
  const isShowing = isFrozen || chosen !== null;
  const seen = isShowing ? kept.find(({ number }) => number === shown?.number) : undefined;
  const isLast = isFrozen && seen?.number === document.version;
  return (
    <Box sx={desk}>
      <Box sx={column}>
        <Paper sx={panel}>
          <ActaSteps
            {...{ document, subject, versions, acta }}
            openComments={reviewed.comments.filter(isOpenComment).length}
          />
          {!isFrozen && <ActaPen acta={acta} mayWrite={mayWrite} />}
        </Paper>
        <ActaVersionList
          versions={kept}
          timeZone={timeZone}
          shown={seen?.number ?? null}
          onShow={(number) => setChoice({ number, step })}
        />
        {seen !== undefined && (
          <Paper sx={panel}>
            <SigningPanel
              version={seen}
              number={details.number}
              rulePack={record.assembly.rulePack}
              timeZone={timeZone}
              isOpen={isLast && (document.state === 'fixed' || document.state === 'communicated')}
              onChange={versions.retry}
            />
          </Paper>
        )}
        {course.installed !== null && course.closed === null && (
          <Alert severity="info">
            La sesión no se ha cerrado: las cifras siguen al registro y lo que pase desde ahora se
            ve al abrir esta página otra vez.
          </Alert>
        )}
        <ActaDeadlines subject={subject} state={document.state} />
        {!isFrozen && (
          <>
            <ActaChecks subject={subject} />
            <Paper sx={panel}>
              <Typography variant="h3" component="h2">
                Datos del acta
              </Typography>
              <ActaForm details={details} isReadOnly={isReadOnly} onChange={type} />
            </Paper>
            <ActaPlaces
              subject={subject}
              words={words}
              isReadOnly={isReadOnly}
              onChange={acta.write}
            />
          </>
        )}
      </Box>
      <Box sx={column}>
        {isShowing && versions.failure !== null && (
          <ErrorMessage
            message={versions.failure.message}
            explanation={versions.failure.explanation}
            onRetry={versions.retry}
          />
        )}
        {isShowing && !isFrozen && (
          <Button onClick={() => setChoice(null)} sx={{ justifySelf: 'start' }}>
            Volver al borrador
          </Button>
        )}
        {isShowing && seen === undefined && versions.failure === null && (
          <Loading shape="text" rows={6} />
        )}
        {seen !== undefined && shown !== null && (
          <FrozenActa version={seen} shown={shown} now={isLast ? toSign : null} heldOn={heldOn} />
        )}
        {!isShowing && (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              <ActaDownloads {...{ draft, heldOn, isApproved }} sealMark={record.quorum.sealMark} />
              <Typography role="status" color="textSecondary">
                {left === 0 ? 'No queda nada por completar.' : `Por completar: ${left}.`}
              </Typography>
            </Box>
            <ActaReview draft={draft} acta={reviewed} isInReview={document.state === 'review'} />
          </>
        )}
      </Box>
    </Box>
  );
}

/** The civil day on which the call began, or was declared failed. */
function heldOnOf({ installed, failed }: CallCourse, { assembly, quorum }: ActaRecord) {
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
