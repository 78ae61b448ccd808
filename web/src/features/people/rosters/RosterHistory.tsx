import {
  formatCount,
  paths,
  type RosterVersion,
  rosterEndpoints,
  sayDate,
  sayUnits,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useCollection } from '../../../firebase/listening/useCollection.ts';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { StateChip } from '../../../ui/frames/StateChip.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface RosterHistoryProps {
  readonly assemblyId: string;
  readonly version: string;
  readonly timeZone: string;
  readonly mayRestore: boolean;
}

/** Every version that was in force, newest first, and the way back to each. */
export function RosterHistory(props: RosterHistoryProps) {
  const { assemblyId, version, timeZone, mayRestore } = props;
  const stored = useCollection<RosterVersion>(paths.rosters(assemblyId));
  const confirm = useConfirm();
  const { failure, attempt } = useAttempt();
  const versions = stored.rows
    .filter(({ state }) => state === 'ready')
    .sort((a, b) => (b.origin?.at ?? 0) - (a.origin?.at ?? 0));

  async function restore(back: RosterVersion) {
    const body = { version: back.version, from: version };
    await attempt(() => askApi(rosterEndpoints.restoreVersion, body));
  }

  return (
    <Paper component="section" aria-labelledby="historial">
      <Typography id="historial" variant="h3" component="h2" sx={{ p: 2 }}>
        Historial
      </Typography>
      {failure !== null && (
        <Box sx={{ px: 2, pb: 2 }}>
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {versions.map((one) => (
          <Box component="li" key={one.version} sx={item}>
            <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {nameOf(one)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {sayVersion(one, timeZone)}
              </Typography>
            </Box>
            {one.version === version ? (
              <StateChip tone="success" label="Vigente" />
            ) : (
              mayRestore && (
                <Button
                  onClick={() =>
                    confirm({
                      header: 'Volver a este padrón',
                      message: `Regirá el padrón de ${sayUnits(one.units)}. El vigente no se borra: podrá volver a él desde aquí.`,
                      acceptLabel: 'Volver',
                      accept: () => restore(one),
                    })
                  }
                >
                  Volver a este padrón
                </Button>
              )
            )}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

/** `Cartera con corte al 31 de octubre de 2026`, or the file that was imported. */
function nameOf({ origin }: RosterVersion): string {
  const { cutOff, name } = origin ?? {};
  return cutOff === undefined
    ? name || 'Padrón importado'
    : `Cartera con corte al ${sayDate(cutOff)}`;
}

function sayVersion({ units, origin }: RosterVersion, timeZone: string): string {
  const size = sayUnits(units);
  if (origin === undefined) return size;
  const { added, changed, removed, adjusted, at } = origin;
  const changes = [
    added > 0 ? `${formatCount(added)} agregadas` : '',
    changed > 0 ? `${formatCount(changed)} cambiadas` : '',
    removed > 0 ? `${formatCount(removed)} quitadas` : '',
    adjusted === true ? 'coeficientes ajustados en proporción' : '',
  ].filter((text) => text !== '');
  return [formatMoment(at, timeZone), size, ...changes].join(' · ');
}

const item = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
