import { type AnnulledQuestion, sayQuestionNumber } from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { questionLook } from './questionLook.ts';

interface AnnulledNoticeProps {
  readonly annulled: AnnulledQuestion;
  /** Where nothing else is asked, it is what the page is about. */
  readonly isAlone: boolean;
}

/** A question that went away: why, that its votes do not count, and whether it comes back. */
export function AnnulledNotice({ annulled, isAlone }: AnnulledNoticeProps) {
  const { text, reason, isRepeated } = annulled;
  const title = `La pregunta ${sayQuestionNumber(annulled)} se anuló`;
  return (
    <Alert severity="warning">
      <Typography
        variant="h2"
        component={isAlone ? 'h1' : 'h2'}
        tabIndex={-1}
        sx={questionLook(title)}
      >
        {title}
      </Typography>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{text}</Typography>
      <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        <b>Motivo:</b> {reason}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        Lo que se votó no cuenta.{' '}
        {isRepeated
          ? 'Se volverá a votar: cuando la mesa la abra, aparecerá aquí sola.'
          : 'La mesa dirá cómo sigue la reunión.'}
      </Typography>
    </Alert>
  );
}
