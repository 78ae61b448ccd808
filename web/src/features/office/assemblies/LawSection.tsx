import {
  type Assembly,
  endSentence,
  isZoneOf,
  knownCountry,
  packOf,
  type SetLawAnswer,
  sessionMay,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { type Fact, FactList } from '../../../ui/lists/FactList.tsx';
import { LawDialog } from './LawDialog.tsx';
import { RereadDrafts } from './RereadDrafts.tsx';
import { sayUse } from './sayUse.ts';

interface LawSectionProps {
  readonly assembly: Pick<
    Assembly,
    'rulePack' | 'country' | 'residential' | 'majorities' | 'quorums' | 'timeZone'
  >;
}

/** Under which law things are decided and, where the law asks it, whether all of it is housing. */
export function LawSection({ assembly }: LawSectionProps) {
  const { session } = useSession();
  const [isChanging, setChanging] = useState(false);
  const [answer, setAnswer] = useState<SetLawAnswer | null>(null);
  const { rulePack, country, residential, timeZone } = assembly;
  const known = knownCountry(country);
  const isOwnClock = known === undefined || isZoneOf(timeZone, { rulePack, country: known });
  const pack = packOf(rulePack);
  const mayChange = sessionMay(session, 'setLaw');
  const facts: readonly Fact[] = [
    ['País', new Intl.DisplayNames('es', { type: 'region' }).of(country) ?? country],
    ['Ley', pack.name],
    ...(pack.elsewhere === undefined ? [] : [['Uso', useNames[`${residential ?? null}`]] as const]),
  ];
  return (
    <Box component="section" aria-labelledby="ley" sx={{ mt: 4 }}>
      <Typography id="ley" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Ley y uso
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <FactList isStacked facts={facts} />
        {pack.elsewhere !== undefined && residential === undefined && (
          <Alert severity="info">
            Falta decir si todo es vivienda. {sayUse(pack)} Mientras tanto se decide como en
            vivienda.
          </Alert>
        )}
        {!isOwnClock && (
          <Alert severity="info">
            La hora de la asamblea es la de {timeZone}, que no es de ese país. Si la reunión es
            allí, cámbiela arriba, en la zona horaria.
          </Alert>
        )}
        {answer !== null && <Changed answer={answer} onClose={() => setAnswer(null)} />}
        {mayChange && (
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              setAnswer(null);
              setChanging(true);
            }}
          >
            Cambiar la ley o el uso
          </Button>
        )}
      </Paper>
      {isChanging && (
        <LawDialog
          assembly={assembly}
          onClose={() => setChanging(false)}
          onSaved={(saved) => {
            setAnswer(saved);
            setChanging(false);
          }}
        />
      )}
    </Box>
  );
}

/** The further changes with it. */
function Changed({
  answer,
  onClose,
}: {
  readonly answer: SetLawAnswer;
  readonly onClose: () => void;
}) {
  const { changed, majorities, quorums, proxyBylaws } = answer;
  const isLess = majorities.length > 0 || quorums || proxyBylaws;
  if (changed.length === 0 && !isLess) return null;
  return (
    <Alert severity="info" onClose={onClose}>
      {changed.length > 0 && <RereadDrafts changed={changed} />}
      {majorities.length > 0 && (
        <Typography variant="body2">
          La nueva ley no admite estas mayorías de los estatutos y se quitaron:{' '}
          {endSentence(majorities.join(', '))}
        </Typography>
      )}
      {quorums && (
        <Typography variant="body2">
          Se quitó el quórum de la reunión según los estatutos que la nueva ley no admite.
        </Typography>
      )}
      {proxyBylaws && (
        <Typography variant="body2">
          Se quitó lo que los estatutos decían de los poderes: la nueva ley no lo admite. Anótelo de
          nuevo.
        </Typography>
      )}
    </Alert>
  );
}

const useNames: Readonly<Record<`${boolean | null}`, string>> = {
  true: 'Todo es vivienda',
  false: 'Comercio, oficinas o mixto',
  null: 'Sin decir',
};
