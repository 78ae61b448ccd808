import { Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import type { DeskState } from './desk/useDesk.ts';

export const whatAttendingDoes =
  'Si asiste, el apoderado deja de representar y de votar por la unidad. Los votos que ya emitió se mantienen.';

/**
 * Asks the owner whose unit somebody represents, as soon as the server says so: attend and revoke, or
 * only watch. Until they choose nothing changes.
 */
export function useArrival({ person, holdings, pick, work, backToSearch }: DeskState): void {
  const confirm = useConfirm();
  const { report } = work;
  const isTheirs = report !== null && report.personId === person?.personId && report.waiting === 0;
  const represented = isTheirs ? report.represented.join(' ') : '';
  const ask = useEffectEvent(() => {
    const asked = holdings.filter(({ unit }) => report?.represented.includes(unit.unitId));
    if (person === null || asked.length === 0) return;
    const labels = asked.map(({ unit }) => unit.label).join(', ');
    confirm({
      header: asked.length === 1 ? `${labels} tiene apoderado` : `${labels} tienen apoderado`,
      message: (
        <>
          {asked.map(({ unit }) => (
            <Typography key={unit.unitId} component="span" sx={{ display: 'block', mb: 1.5 }}>
              {report?.refusals.get(unit.unitId)}
            </Typography>
          ))}
          <Typography component="span" sx={{ display: 'block' }}>
            {whatAttendingDoes}
          </Typography>
        </>
      ),
      enter: 'rejects',
      acceptLabel: 'Asistir y revocar el poder',
      rejectLabel: 'Solo mirar',
      accept: () => {
        work.attend(person.personId, asked, pick.channel);
        backToSearch();
      },
      reject: work.forget,
    });
  });
  useEffect(() => {
    if (represented !== '') ask();
  }, [represented]);
}
