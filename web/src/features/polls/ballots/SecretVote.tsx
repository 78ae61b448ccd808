import { type Holding, sayUnits, takesVotes } from '@asamblea/domain';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Paper, Typography } from '@mui/material';
import { useUnitWords } from '../../../ui/unitWords.tsx';
import type { AskedQuestion } from './BallotHeader.tsx';
import { SecretReceipt } from './SecretReceipt.tsx';
import { UnitName } from './UnitName.tsx';

interface SecretVoteProps {
  readonly cot: string;
  readonly question: AskedQuestion;
  readonly holdings: readonly Holding[];
  /** The receipts that this device was given, by unit. */
  readonly codes: Readonly<Record<string, string>>;
}

/** That my secret votes were kept, with their receipts. What they were is written nowhere. */
export function SecretVote({ cot, question, holdings, codes }: SecretVoteProps) {
  const words = useUnitWords();
  const voted = holdings.filter((holding) => holding.ballot !== null);
  if (voted.length === 0) {
    return takesVotes(question) || holdings.length === 0 ? null : (
      <Typography>Usted no votó en esta pregunta.</Typography>
    );
  }
  const withCode = voted.filter(({ unitId }) => codes[unitId] !== undefined);
  const without = voted.length - withCode.length;
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2" sx={title}>
        <LockIcon aria-hidden />
        Su voto secreto quedó guardado
      </Typography>
      <Typography>
        Nadie de la asamblea puede saber qué votó, y este dispositivo tampoco lo recuerda. Ya no se
        puede cambiar.
      </Typography>
      <Box component="ul" sx={list}>
        {voted.map((unit) => (
          <Box component="li" key={unit.unitId} sx={item}>
            <UnitName holding={unit} />
            {codes[unit.unitId] !== undefined && (
              <SecretReceipt
                cot={cot}
                label={unit.label}
                code={codes[unit.unitId] ?? ''}
                isOpen={withCode.length === 1}
              />
            )}
          </Box>
        ))}
      </Box>
      {withCode.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          El comprobante solo demuestra que participó, no qué votó. Guárdelo: cuando se cierre la
          votación podrá buscarlo en la página pública de resultados.
        </Typography>
      )}
      {without > 0 && (
        <Typography variant="body2" color="textSecondary">
          El comprobante de {sayUnits(without, words.term)} se mostró en otro dispositivo y no se
          guarda en ninguna otra parte.
        </Typography>
      )}
    </Paper>
  );
}

const title = { display: 'flex', gap: 1, alignItems: 'center' } as const;
const list = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 } as const;
const item = { overflowWrap: 'anywhere' } as const;
