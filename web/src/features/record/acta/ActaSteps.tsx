import {
  type ActaDocument,
  type ActaState,
  type ActaSubject,
  actaEndpoints,
  actaLifeOf,
  actaStateNames,
  citeSource,
  endSentence,
  isFixed,
  type OpenState,
  sayDate,
} from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import type { WrittenActa } from '../../../parts/acta/useWrittenActa.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { StateChip, type StateTone } from '../../../ui/frames/StateChip.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { FixDialog } from './FixDialog.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import type { ActaVersions } from './useActaVersions.ts';

interface ActaStepsProps {
  readonly document: ActaDocument;
  /** The minutes as shown: details from the record that nobody typed go into the minutes with each step. */
  readonly subject: ActaSubject;
  readonly versions: ActaVersions;
  readonly acta: WrittenActa;
  /** How many comments nobody settled. */
  readonly openComments: number;
}

const tones: Readonly<Record<ActaState, StateTone>> = {
  draft: 'neutral',
  review: 'info',
  approved: 'success',
  fixed: 'warning',
  signed: 'success',
  communicated: 'success',
};

/** In which step of their life the minutes are, who took each, and the buttons of the next. */
export function ActaSteps({ document, subject, versions, acta, openComments }: ActaStepsProps) {
  const { record, details } = subject;
  const { rulePack, timeZone } = record.assembly;
  const life = actaLifeOf(rulePack);
  const { state, steps } = document;
  const isAdmin = useSession().session.role === 'admin';
  const mayWrite = useMay('writeActa');
  const mayMove = mayWrite && (state !== 'approved' || isAdmin);
  const isSigned = (versions.answer?.versions.at(-1)?.signatures.length ?? 0) > 0;
  const mayReopen = mayWrite && (isAdmin || (state === 'fixed' && !isSigned));
  const [open, setOpen] = useState<'approve' | 'fix' | 'reopen' | null>(null);
  const close = () => setOpen(null);
  const { failure, saving } = acta.view;
  const keepDetails = () => {
    const { words } = acta.view;
    if (JSON.stringify(words.details) !== JSON.stringify(details))
      acta.write({ ...words, details });
  };
  const go = async (to: OpenState) => {
    keepDetails();
    await acta.act((read) => askApi(actaEndpoints.moveActa, { ...read, state: to }));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StateChip label={actaStateNames[state]} tone={tones[state]} size="medium" />
        {mayMove && state === 'draft' && (
          <BusyButton variant="outlined" onPress={() => go('review')}>
            Pasar a revisión
          </BusyButton>
        )}
        {mayMove && state === 'review' && life.steps.includes('approved') && (
          <BusyButton variant="contained" onPress={async () => setOpen('approve')}>
            Aprobar
          </BusyButton>
        )}
        {mayWrite && state === life.fixedFrom && (
          <BusyButton variant="contained" onPress={async () => setOpen('fix')}>
            Preparar la firma
          </BusyButton>
        )}
        {mayMove && (state === 'review' || state === 'approved') && (
          <BusyButton onPress={() => go('draft')}>Devolver a borrador</BusyButton>
        )}
        {mayReopen && isFixed(document) && (
          <BusyButton variant="outlined" onPress={async () => setOpen('reopen')}>
            Hacer la versión {document.version + 1}
          </BusyButton>
        )}
      </Box>
      {!life.steps.includes('approved') && life.source !== null && (
        <Typography variant="body2" color="textSecondary">
          Esta ley no pide aprobarla: se cierra con las firmas ({citeSource(life.source)}).
        </Typography>
      )}
      {steps.length > 0 && (
        <Box component="ol" aria-label="Pasos del acta" sx={{ m: 0, pl: 2.5 }}>
          {steps.map((step) => (
            <Typography component="li" variant="body2" key={`${step.at} ${step.state}`}>
              {endSentence(`${sayStep(step)}: ${step.name}, ${formatMoment(step.at, timeZone)}`)}
              {step.reason !== undefined && ` ${endSentence(step.reason)}`}
              {step.approval !== undefined &&
                ` La aprobó ${step.approval.approver}, el ${sayDate(step.approval.on)}.`}
            </Typography>
          ))}
        </Box>
      )}
      {failure !== null && saving === 'saved' && open === null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {open === 'approve' && <ApproveDialog {...{ acta, record, openComments }} onClose={close} />}
      {open === 'fix' && (
        <FixDialog
          acta={acta}
          subject={subject}
          staff={versions.answer?.staff ?? []}
          next={document.version + 1}
          keepDetails={keepDetails}
          openComments={openComments}
          onClose={close}
        />
      )}
      {open === 'reopen' && (
        <ReopenDialog
          acta={acta}
          record={record}
          last={versions.answer?.versions.at(-1) ?? null}
          next={document.version + 1}
          onClose={close}
        />
      )}
    </Box>
  );
}

/** `Para la firma, versión 1`. */
function sayStep({ state, version }: ActaDocument['steps'][number]): string {
  const name = actaStateNames[state];
  return version === undefined ? name : `${name}, versión ${version}`;
}
