import {
  type ArrearsBylaw,
  citeSource,
  debtLawOf,
  packOf,
  packUnder,
  type QuorumLaw,
  type SetArrearsAnswer,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { ArrearsDialog } from './ArrearsDialog.tsx';

interface ArrearsSectionProps {
  readonly law: QuorumLaw & { readonly arrears?: ArrearsBylaw };
  readonly mayChange: boolean;
}

/** The rights lost in arrears in an ordinary decision, by the law and by the bylaws, with the article. */
export function ArrearsSection({ law, mayChange }: ArrearsSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<SetArrearsAnswer | null>(null);
  const { failure, attempt, forget } = useAttempt();
  const { arrearsRoom, debtorsVote } = packOf(law.rulePack);
  const source = arrearsRoom?.source ?? debtorsVote;

  async function remove(): Promise<void> {
    await attempt(async () => {
      setAnswer(await askApi(settingsEndpoints.setArrears, { asks: null }));
    });
  }

  return (
    <Box component="section" aria-labelledby="quienes-deben" sx={{ mt: 4 }}>
      <Typography id="quienes-deben" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Quien está en mora
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <Typography>{debtLawOf(packUnder(law)).cost}</Typography>
        <Typography color="textSecondary" variant="body2">
          {arrearsRoom === undefined
            ? 'Lo fija la ley: los estatutos no lo cambian.'
            : 'Los estatutos pueden quitarle el voto a quien debe, y aquí se anota con su artículo.'}
          {source !== undefined &&
            ` ${citeSource(source) === 'los estatutos' ? '' : `${citeSource(source)}.`}`}
        </Typography>
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
        {answer?.isInstalled === true && (
          <Alert severity="info" onClose={() => setAnswer(null)}>
            La sesión en curso sigue como se instaló. Lo que anotó rige desde la próxima.
          </Alert>
        )}
        {mayChange && law.arrears !== undefined && (
          <Box>
            <BusyButton variant="text" onPress={remove}>
              Quitar lo de los estatutos
            </BusyButton>
          </Box>
        )}
        {mayChange && arrearsRoom !== undefined && (
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              forget();
              setAnswer(null);
              setAsking(true);
            }}
          >
            Anotar lo que dicen los estatutos de la mora
          </Button>
        )}
      </Paper>
      {isAsking && (
        <ArrearsDialog
          law={law}
          onClose={() => setAsking(false)}
          onSaved={(saved) => {
            setAnswer(saved);
            setAsking(false);
          }}
        />
      )}
    </Box>
  );
}
