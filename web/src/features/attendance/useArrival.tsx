import type { Channel } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { useConfirm } from '../../ui/ConfirmationProvider.tsx';
import type { DeskHolding } from './deskHoldings.ts';
import type { useDeskWork } from './useDeskWork.ts';

/**
 * Accredits, and asks the owner whose unit somebody represents: attend and revoke, or only watch. Until
 * they choose nothing changes.
 */
export function useArrival(work: ReturnType<typeof useDeskWork>) {
  const confirm = useConfirm();
  return async (personId: string, holdings: readonly DeskHolding[], channel: Channel) => {
    const report = await work.accredit(personId, holdings, channel);
    const asked = holdings.filter(({ unit }) => report?.represented.includes(unit.unitId));
    if (report === null || asked.length === 0) return;
    const labels = asked.map(({ unit }) => unit.label).join(', ');
    confirm({
      header: asked.length === 1 ? `${labels} tiene apoderado` : `${labels} tienen apoderado`,
      message: (
        <>
          {asked.map(({ unit }) => (
            <Typography key={unit.unitId} component="span" sx={{ display: 'block', mb: 1.5 }}>
              {report.refusals.get(unit.unitId)}
            </Typography>
          ))}
          <Typography component="span" sx={{ display: 'block' }}>
            Si asiste, el apoderado deja de representar y de votar por la unidad. Los votos que ya
            emitió se mantienen.
          </Typography>
        </>
      ),
      acceptLabel: 'Asistir y revocar el poder',
      rejectLabel: 'Solo mirar',
      accept: () => work.attend(personId, asked, channel),
      reject: work.forget,
    });
  };
}
