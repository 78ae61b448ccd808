import { groupBy, type Holding, sayNames, sayVoteChannel, takesVotes } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { OptionMark } from '../../../ui/OptionMark.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { receiptLink } from './receiptLink.ts';
import { UnitName } from './UnitName.tsx';

interface VotedUnitsProps {
  readonly cot: string;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  /** Where votes may be changed until closing. */
  readonly onChange: (() => void) | null;
}

/** What I voted, as the server has it, with the receipt of each sending, and what comes next. */
export function VotedUnits({ cot, question, holdings, onChange }: VotedUnitsProps) {
  const voted = holdings.filter((holding) => holding.ballot !== null);
  if (voted.length === 0) {
    return takesVotes(question) || holdings.length === 0 ? null : (
      <Typography>Usted no votó en esta pregunta.</Typography>
    );
  }
  const byReceipt = groupBy(voted, (holding) => holding.ballot?.receipt ?? '');
  return (
    <>
      {[...byReceipt].map(([receipt, units]) => (
        <Paper key={receipt} component="section" variant="outlined" sx={{ p: 2 }}>
          <Typography variant="h3" component="h2">
            Su voto quedó guardado
          </Typography>
          <Box component="ul" sx={list}>
            {units.map((unit) => (
              <VotedUnit key={unit.unitId} unit={unit} question={question} />
            ))}
          </Box>
          <Box sx={receiptRow}>
            <QrCode
              text={receiptLink(cot, receipt)}
              label={`Código QR del comprobante ${receipt}`}
              size="7rem"
            />
            <Box>
              <Typography color="textSecondary">Comprobante</Typography>
              <Typography sx={code}>{receipt}</Typography>
              <Typography variant="body2" color="textSecondary">
                Demuestra que su voto se recibió. Al cerrarse la votación podrá buscarlo en la
                página pública de resultados.
              </Typography>
            </Box>
          </Box>
        </Paper>
      ))}
      {onChange !== null && (
        <Box>
          <Button variant="outlined" size="large" onClick={onChange} sx={{ minHeight: 48 }}>
            Cambiar mi voto
          </Button>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            Puede cambiarlo hasta que se cierre la votación. Cuenta el último.
          </Typography>
        </Box>
      )}
    </>
  );
}

function VotedUnit({ unit, question }: { unit: Holding; question: AskedQuestion }) {
  const { optionId = null, optionIds, channel = 'phone' } = unit.ballot ?? {};
  const option = question.options.find((one) => one.optionId === optionId);
  const marks = optionIds ?? (optionId === null ? [] : [optionId]);
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
      {option !== undefined && option.role !== 'candidate' && <OptionMark tone={option.role} />}
      <span>
        <b>{sayNames(question.options, marks)}</b> — <UnitName holding={unit} />
        {channel !== 'phone' && channel !== 'remote' && <> · {sayVoteChannel(channel)}</>}
      </span>
    </Box>
  );
}

const list = { listStyle: 'none', p: 0, my: 1.5, display: 'grid', gap: 0.5 } as const;
const receiptRow = { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } as const;
const code = { fontSize: '1.75rem', fontWeight: 700, letterSpacing: '0.04em' } as const;
