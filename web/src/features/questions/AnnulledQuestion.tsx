import type { Question, StoredResult } from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { useSession } from '../../firebase/session.tsx';
import { formatMoment } from '../../ui/formatMoment.ts';

interface AnnulledQuestionProps {
  readonly question: Question;
  readonly result: StoredResult | null;
}

/** A vote that counts no more: why, since when, and what it had said. */
export function AnnulledQuestion({ question, result }: AnnulledQuestionProps) {
  const timeZone = useSession().timeZone ?? 'America/Bogota';
  const { annulment } = question;
  return (
    <>
      <Alert severity="warning">
        Anulada{annulment && <> el {formatMoment(annulment.at, timeZone)}</>}. Sus votos quedan en
        el registro y no cuentan. Motivo: {annulment?.reason}
      </Alert>
      {result !== null && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Antes de anularla el resultado fue: {result.verdict.sentence}
        </Typography>
      )}
    </>
  );
}
