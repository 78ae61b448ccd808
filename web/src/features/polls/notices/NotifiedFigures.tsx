import {
  formatCount,
  formatPercent,
  type NotifiedTotals,
  notifiedMeans,
  notifiedMeansNames,
  sayUnits,
} from '@asamblea/domain';
import { Typography } from '@mui/material';
import { SummaryFigures } from '../../../ui/lists/SummaryFigures.tsx';

/** How many were told and how many are missing, by people, by units and by weight, and by which means. */
export function NotifiedFigures({ totals }: { readonly totals: NotifiedTotals }) {
  const { people, told, partly, untold, ownerless, byMeans } = totals;
  const whole = told.weight + partly.weight + untold.weight + ownerless.weight;
  const note = (count: { readonly units: number; readonly weight: number }) =>
    `${sayUnits(count.units)} · ${formatPercent(count.weight, whole)}`;
  const used = notifiedMeans.filter((means) => byMeans[means].people > 0);
  return (
    <>
      <SummaryFigures
        label="A quién se le avisó"
        figures={[
          { name: 'Notificadas', value: formatCount(people.told), note: note(told) },
          { name: 'Faltan', value: formatCount(people.untold), note: note(untold) },
          ...(partly.units > 0
            ? [
                {
                  name: 'Con algún dueño sin avisar',
                  value: sayUnits(partly.units),
                  note: formatPercent(partly.weight, whole),
                },
              ]
            : []),
          ...(ownerless.units > 0
            ? [
                {
                  name: 'Sin dueño en el padrón',
                  value: sayUnits(ownerless.units),
                  note: formatPercent(ownerless.weight, whole),
                },
              ]
            : []),
        ]}
      />
      {used.length > 0 && (
        <Typography>
          Por medio:{' '}
          {used
            .map(
              (means) =>
                `${notifiedMeansNames[means].toLowerCase()}, ${formatCount(byMeans[means].people)}`,
            )
            .join('; ')}
          . Quien fue avisado por dos medios está en los dos.
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        «Aceptado por el servidor» dice que el correo lo tomó el servidor de esa persona; no que
        ella lo haya recibido ni leído.
      </Typography>
    </>
  );
}
