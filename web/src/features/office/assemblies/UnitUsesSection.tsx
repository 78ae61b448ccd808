import {
  type Assembly,
  capital,
  classesIn,
  type DecidingLaw,
  endSentence,
  matterByUnit,
  type RereadDraft,
  sayList,
  sayUnitClass,
  sayUnits,
  settingsEndpoints,
  type UnitsOfClass,
  type UnitUsesBylaw,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useUnits } from '../../../firebase/records/useRoster.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { FactList } from '../../../ui/lists/FactList.tsx';
import { RereadDrafts } from './RereadDrafts.tsx';
import { UnitUsesDialog } from './UnitUsesDialog.tsx';

interface UnitUsesSectionProps {
  readonly assembly: DecidingLaw & Pick<Assembly, 'activeRoster'> & { readonly assemblyId: string };
  readonly mayChange: boolean;
}

/** Which units count where units vote: asked once, where the law votes by unit and the roster has several uses. */
export function UnitUsesSection({ assembly, mayChange }: UnitUsesSectionProps) {
  const { assemblyId, activeRoster } = assembly;
  if (matterByUnit(assembly) === null) return null;
  return (
    <Box component="section" aria-labelledby="votos-por-unidad" sx={{ mt: 4 }}>
      <Typography id="votos-por-unidad" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Votos por unidad
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        {activeRoster === null ? (
          <Typography color="textSecondary">
            Cuando cargue el padrón, aquí dirá qué unidades cuentan en lo que se decide por unidad.
          </Typography>
        ) : (
          <OfRoster
            law={assembly}
            place={{ assemblyId, version: activeRoster }}
            mayChange={mayChange}
          />
        )}
      </Paper>
    </Box>
  );
}

interface OfRosterProps {
  readonly law: DecidingLaw;
  readonly place: { readonly assemblyId: string; readonly version: string };
  readonly mayChange: boolean;
}

function OfRoster({ law, place, mayChange }: OfRosterProps) {
  const { status, rows } = useUnits(place);
  const present = useMemo(() => classesIn(rows), [rows]);
  const [isAsking, setAsking] = useState(false);
  const [changed, setChanged] = useState<readonly RereadDraft[]>([]);
  const { failure, attempt, forget } = useAttempt();
  const { unitUses } = law;
  if (status === 'loading') return <Loading shape="list" />;

  async function remove(): Promise<void> {
    await attempt(async () => {
      const request = { unitUses: null };
      setChanged((await askApi(settingsEndpoints.setUnitUses, request)).changed);
    });
  }

  return (
    <>
      <Answered present={present} unitUses={unitUses} />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {changed.length > 0 && (
        <Alert severity="info" onClose={() => setChanged([])}>
          <RereadDrafts changed={changed} />
        </Alert>
      )}
      {mayChange && (present.length > 1 || unitUses !== undefined) && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            onClick={() => {
              forget();
              setAsking(true);
            }}
          >
            {unitUses === undefined ? 'Decir cuáles cuentan' : 'Cambiar cuáles cuentan'}
          </Button>
          {unitUses !== undefined && (
            <BusyButton variant="text" onPress={remove}>
              Quitar la respuesta
            </BusyButton>
          )}
        </Stack>
      )}
      {isAsking && (
        <UnitUsesDialog
          law={law}
          present={present}
          onClose={() => setAsking(false)}
          onSaved={(answer) => {
            setChanged(answer.changed);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

interface AnsweredProps {
  readonly present: readonly UnitsOfClass[];
  readonly unitUses: UnitUsesBylaw | undefined;
}

/** The uses that count among the present ones; while nobody answered, that somebody should. */
function Answered({ present, unitUses }: AnsweredProps) {
  const unasked = present.filter(({ unitClass }) => answerOf(unitUses, unitClass) === null);
  if (unitUses === undefined && present.length < 2) {
    return (
      <Typography color="textSecondary">
        Todas las unidades son del mismo uso: en lo que se decide por unidad, cada una es un voto.
      </Typography>
    );
  }
  return (
    <>
      <FactList
        facts={present.map(({ unitClass, count }) => [
          capital(sayUnitClass(unitClass)),
          `${sayUnits(count)}${wordsOf(answerOf(unitUses, unitClass), count)}`,
        ])}
      />
      {unitUses === undefined && (
        <Alert severity="info">
          Falta decir cuáles cuentan cuando se vota por unidad. La ley no lo dice; sus estatutos o
          su reglamento, tal vez sí. Mientras tanto, cada unidad es un voto, sea cual sea su uso.
        </Alert>
      )}
      {unitUses !== undefined && unitUses.leftOut.length > 0 && (
        <Typography color="textSecondary" variant="body2">
          Según los estatutos, {unitUses.article}.
        </Typography>
      )}
      {unitUses !== undefined && unasked.length > 0 && (
        <Alert severity="warning">
          {endSentence(
            `Hay unidades por las que no se preguntó (${sayList(unasked.map(({ unitClass }) => sayUnitClass(unitClass)))}): no cuentan mientras no diga que sí`,
          )}
        </Alert>
      )}
    </>
  );
}

/** Whether they count; null where nobody asked. Where nothing was left out, all do. */
function answerOf(unitUses: UnitUsesBylaw | undefined, one: UnitsOfClass['unitClass']) {
  if (unitUses === undefined) return null;
  if (unitUses.leftOut.length === 0 || unitUses.counted.includes(one)) return true;
  return unitUses.leftOut.includes(one) ? false : null;
}

function wordsOf(answer: boolean | null, count: number): string {
  if (answer === null) return '';
  return `: ${answer ? '' : 'no '}${count === 1 ? 'cuenta' : 'cuentan'}`;
}
