import {
  at,
  type Convocation,
  convocationEndpoints,
  convocationKindNames,
  endSentence,
  type IntegrityAnswer,
  sayDate,
  sayInstant,
  saying,
  sealedTextOf,
} from '@asamblea/domain';
import { Alert, Box, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useMay } from '../../../firebase/session/useMay.ts';
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { MissingMail } from './MissingMail.tsx';
import { RemindButton } from './RemindButton.tsx';

interface SentNoticeProps {
  readonly notice: Convocation;
  /** The notice that it corrects; null: none. */
  readonly corrected: Convocation | null;
  /** The notice differs from the meeting. */
  readonly differs: boolean;
  /** The notice is the newest of a meeting to come. */
  readonly isCurrent: boolean;
  /** Of one that may be reminded of: how many people asked not to be. */
  readonly stopped?: number;
}

/** A notice as it went out: when, what it says, with what, and its seal. */
export function SentConvocation(props: SentNoticeProps) {
  const { notice, corrected, differs, isCurrent, stopped } = props;
  const { number, kind, subject, at, timeZone, changes, annexes, problems, reason, text } = notice;
  const { calledOffAt } = notice;
  const isCancellation = kind === 'cancellation';
  const isOutside = kind === 'outside';
  const maySend = useMay('sendConvocation');
  const serious = problems.filter((problem) => problem.serious);
  const title = `aviso-${number}`;
  return (
    <Paper component="article" aria-labelledby={title} sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <Typography id={title} variant="h3">
        {convocationKindNames[kind]} n.º {number}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{subject}</Typography>
      <Typography color="textSecondary">
        {isOutside ? sayDeclared(notice) : endSentence(`Salió el ${sayInstant(at, timeZone)}`)}
        {corrected !== null &&
          ` ${isCancellation ? 'Deja sin efecto' : 'Corrige'} el aviso n.º ${corrected.number}.`}
      </Typography>
      {changes !== '' && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          {isCancellation ? 'Motivo' : 'Lo que cambia'}: {changes}
        </Typography>
      )}
      {calledOffAt !== undefined && (
        <Alert severity="warning">
          {endSentence(`La reunión se canceló el ${sayInstant(calledOffAt, timeZone)}`)}
        </Alert>
      )}
      {differs && (
        <Alert severity="warning">
          {endSentence(`Citó para el ${sayInstant(notice.startsAt, timeZone)}`)} La reunión ya no es
          como dice: arriba está en qué cambió.
        </Alert>
      )}
      {serious.length === 0 && !isCancellation && !isOutside && (
        <Alert severity={differs ? 'info' : 'success'}>
          Salió con el plazo y el contenido que pide la ley
          {differs ? ' para la reunión que anunció.' : '.'}
        </Alert>
      )}
      {serious.length > 0 && (
        <Alert severity="warning">
          {serious.map(({ text: problem, cited }) => (
            <Typography key={problem} variant="body2">
              {problem} {cited !== '' && <small>{cited}.</small>}
            </Typography>
          ))}
          <Typography variant="body2">Se envió así porque: {reason}</Typography>
        </Alert>
      )}
      {annexes.length > 0 && (
        <Typography>Anexos: {annexes.map(({ name }) => name).join(', ')}.</Typography>
      )}
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 600 }}>
          Leer el texto que salió
        </Box>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
      <Seal notice={notice} />
      {isCurrent && !isOutside && maySend && <MissingMail convocationId={notice.convocationId} />}
      {stopped !== undefined && <RemindButton notice={notice} stopped={stopped} />}
    </Paper>
  );
}

function Seal({ notice }: Pick<SentNoticeProps, 'notice'>) {
  const save = useDownload();
  const [found, setFound] = useState<IntegrityAnswer | null>(null);
  const { failure, attempt } = useAttempt();

  async function check() {
    await attempt(async () => {
      const { convocationId } = notice;
      setFound(await askApi(at(convocationEndpoints.checkConvocation, { convocationId })));
    });
  }

  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        Sello (SHA-256): <code>{notice.digest}</code>
      </Typography>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {found !== null && (
        <Alert severity={found.isIntact ? 'success' : 'error'}>{sayIntegrity(found)}</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton variant="outlined" onPress={check}>
          Comprobar el sello
        </BusyButton>
        <BusyButton onPress={() => save(fileOf(notice))}>Descargar lo sellado</BusyButton>
      </Box>
    </>
  );
}

function sayIntegrity({ isIntact, changedAnnexes }: IntegrityAnswer): string {
  if (isIntact) return 'El aviso y sus anexos son los que salieron.';
  return changedAnnexes.length === 0
    ? 'El aviso guardado no es el que salió: avise a quien administra la aplicación.'
    : saying`Estos anexos no son los que salieron: ${changedAnnexes.join(', ')}.`;
}

/** Nothing here read it: its term and its text are of its author. */
function sayDeclared({ sentOn, means = '', at, timeZone }: Convocation): string {
  const noted = endSentence(`Se anotó el ${sayInstant(at, timeZone)}`);
  return `Salió el ${sayDate(sentOn)}, mediante ${endSentence(means)} ${noted} Aquí no se revisaron su plazo ni su contenido.`;
}

/** A holder of the file gets the same seal from it with any program that computes it. */
function fileOf(notice: Convocation) {
  return {
    kind: `aviso-${notice.number}`,
    on: notice.sentOn,
    ending: 'txt',
    what: 'el aviso sellado',
    write: () => new Blob([sealedTextOf(notice)], { type: 'text/plain;charset=utf-8' }),
  };
}
