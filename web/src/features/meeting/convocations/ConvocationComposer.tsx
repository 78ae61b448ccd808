import {
  type ConvocationDraft,
  type ConvocationsAnswer,
  callName,
  compareNotice,
  composeConvocation,
  convocationDraftSchema,
  convocationEndpoints,
  convocationKindNames,
  proposeDraft,
  sayNoticeDifference,
  type WrittenKind,
  wasAnnounced,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { ConvocationCheck } from './ConvocationCheck.tsx';
import { ConvocationPreview } from './ConvocationPreview.tsx';
import { DraftFields } from './DraftFields.tsx';
import { SendDialog } from './SendDialog.tsx';

interface NoticeComposerProps {
  readonly answer: ConvocationsAnswer;
  readonly kind: WrittenKind;
  /** How far the server's clock is ahead, in milliseconds. */
  readonly offset: number;
  readonly onChanged: () => void;
}

/** The next notice: proposed whole, mended, checked as it is written, seen as each person gets it, and sent. */
export function ConvocationComposer({ answer, kind, offset, onChanged }: NoticeComposerProps) {
  const { facts, sent, people } = answer;
  const maySend = useMay('sendConvocation');
  const { failure, ask } = useAct();
  const confirm = useConfirm();
  const [saved, setSaved] = useState<number | null>(answer.draft?.savedAt ?? null);
  const [kept, setKept] = useState<ConvocationDraft>(() => beginningOf(answer, kind));
  const [draft, setDraft] = useState(kept);
  const [isSending, setSending] = useState(false);
  const isMoved = JSON.stringify(draft) !== JSON.stringify(kept);
  const parsed = convocationDraftSchema.safeParse(draft);
  const now = Date.now() + offset;
  const composed = composeConvocation({
    facts,
    draft,
    kind,
    wasAnnounced: wasAnnounced(facts, sent),
    now,
  });

  /** Typed text is lost only after a confirmation. */
  function proposeAgain() {
    const proposed = proposalOf(answer, kind);
    if (JSON.stringify(draft) === JSON.stringify(proposed)) return;
    confirm({
      header: '¿Proponer el aviso otra vez?',
      message:
        'Se pierde lo que escribió en él, la firma y los anexos que eligió. Lo que guardó como borrador sigue hasta que guarde de nuevo.',
      enter: 'rejects',
      acceptLabel: 'Proponer otra vez',
      rejectLabel: 'Seguir con lo escrito',
      accept: () => setDraft(proposed),
    });
  }

  /** When it was saved; null when it was not. */
  async function save(): Promise<number | null> {
    if (!parsed.success) return null;
    if (saved !== null && !isMoved) return saved;
    const request = { session: facts.session, seen: saved, draft: parsed.data };
    const answered = await ask(convocationEndpoints.saveDraft, request);
    if (answered === null) return null;
    setSaved(answered.draft.savedAt);
    setKept(parsed.data);
    setDraft(parsed.data);
    return answered.draft.savedAt;
  }

  return (
    <Box component="section" aria-labelledby="aviso" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="aviso" variant="h2">
        {facts.call === 1 ? convocationKindNames[kind] : `${callName(facts.call)}: el aviso`}
      </Typography>
      <Box sx={columns}>
        <Paper sx={{ p: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DraftFields {...{ facts, draft, kind, now }} onChange={setDraft} />
          {!parsed.success && (
            <Alert severity="warning">
              El asunto lleva al menos 3 letras y el texto al menos 20; ninguno puede ser muy largo.
            </Alert>
          )}
          {failure !== null && (
            <ErrorMessage message={failure.message} explanation={failure.explanation} />
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {maySend && (
              <Button
                variant="contained"
                disabled={!parsed.success}
                onClick={() => setSending(true)}
              >
                Revisar y enviar
              </Button>
            )}
            <BusyButton
              variant="outlined"
              disabled={!parsed.success || (saved !== null && !isMoved)}
              onPress={save}
            >
              {saved !== null && !isMoved ? 'Borrador guardado' : 'Guardar borrador'}
            </BusyButton>
            <Button onClick={proposeAgain}>Volver a proponer</Button>
          </Box>
        </Paper>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <ConvocationCheck {...{ composed, draft, facts }} onChange={setDraft} />
          <ConvocationPreview {...{ composed, draft, kind, facts, number: sent.length + 1 }} />
        </Box>
      </Box>
      {isSending && (
        <SendDialog
          {...{ composed, kind, people, save }}
          session={facts.session}
          canMail={answer.canMail}
          annexes={draft.annexIds.length}
          saveFailure={failure}
          onClose={() => setSending(false)}
          onSent={() => {
            setSending(false);
            onChanged();
          }}
        />
      )}
    </Box>
  );
}

/** The saved draft, or else a proposal. */
function beginningOf(answer: ConvocationsAnswer, kind: WrittenKind): ConvocationDraft {
  const { draft } = answer;
  if (draft === null) return proposalOf(answer, kind);
  const { session: _session, savedAt: _savedAt, by: _by, ...kept } = draft;
  return kept;
}

/** A notice whole; of a correction, with what is otherwise already said. */
function proposalOf({ facts, sent }: ConvocationsAnswer, kind: WrittenKind): ConvocationDraft {
  const proposed = proposeDraft(facts, kind);
  if (kind !== 'correction') return proposed;
  const { differences = [] } = compareNotice(facts, sent) ?? {};
  const { timeZone } = facts.assembly;
  const changes = differences.map((one) => sayNoticeDifference(one, timeZone)).join('\n');
  // As much as the field takes.
  return { ...proposed, changes: changes.slice(0, 1000) };
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
