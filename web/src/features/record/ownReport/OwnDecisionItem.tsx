import { type OwnDecision, presentResult, sayOwnVotes, sayQuestionNumber } from '@asamblea/domain';
import { Box, Link, Typography } from '@mui/material';
import { verdictColor } from '../../../ui/charts/verdictTones.ts';
import { tieFigures } from '../../../ui/text/tieFigures.ts';
import { notShown, ownReceipts } from './ownWords.ts';

interface OwnDecisionItemProps {
  readonly cot: string;
  readonly decision: OwnDecision;
}

/** A question with what was decided, what this person voted and the receipts that prove they took part. */
export function OwnDecisionItem({ cot, decision }: OwnDecisionItemProps) {
  const { result, text } = decision;
  const said = result === null ? null : presentResult(result);
  const receipts = ownReceipts(decision);
  return (
    <Box component="li" sx={row}>
      <Box sx={heading}>
        <Typography sx={{ flex: '1 1 14em', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {sayQuestionNumber(decision)}. {text}
        </Typography>
        {said !== null && (
          <Box component="strong" sx={{ color: verdictColor(said.kind) }}>
            {said.word}
          </Box>
        )}
      </Box>
      <Typography color="textSecondary" variant="body2">
        {said === null ? notShown : tieFigures(said.sentence)}
      </Typography>
      {said !== null && (
        <Typography color="textSecondary" variant="body2">
          {said.base}.
        </Typography>
      )}
      {sayOwnVotes(decision).map((sentence) => (
        <Typography key={sentence}>{sentence}</Typography>
      ))}
      {receipts.length > 0 && (
        <Typography variant="body2">
          {receipts.length === 1 ? 'Comprobante' : 'Comprobantes'}:{' '}
          {receipts.map((code, place) => (
            <span key={code}>
              {place > 0 && ', '}
              <Link href={`/results/public?cot=${encodeURIComponent(cot)}#comprobante=${code}`}>
                {code}
              </Link>
            </span>
          ))}
        </Typography>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gap: 0.5,
  '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 },
} as const;

const heading = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  alignItems: 'baseline',
  justifyContent: 'space-between',
} as const;
