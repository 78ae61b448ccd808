import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import AbsentIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import HeldIcon from '@mui/icons-material/SwapHorizOutlined';
import PresentIcon from '@mui/icons-material/TaskAltOutlined';
import { useSession } from '../../../../firebase/session/session.tsx';
import { StateChip } from '../../../../ui/frames/StateChip.tsx';
import { formatTime } from '../../../../ui/time/formatMoment.ts';
import type { DeskHolding } from '../desk/deskHoldings.ts';

/** Present since when, absent, or with whom; pending while only this desk knows. */
export function HoldingChip({ state, isPending }: Pick<DeskHolding, 'state' | 'isPending'>) {
  const { timeZone } = useSession();
  const at = (moment: number) => formatTime(moment, timeZone ?? 'UTC');
  if (isPending) {
    const word = state.kind === 'present' ? 'Presente' : 'Salida';
    return <StateChip tone="info" icon={<PendingIcon />} label={`${word} · pendiente`} />;
  }
  switch (state.kind) {
    case 'present':
      return (
        <StateChip tone="success" icon={<PresentIcon />} label={`Presente · ${at(state.since)}`} />
      );
    case 'held':
      return <StateChip tone="warning" icon={<HeldIcon />} label={`La tiene ${state.by}`} />;
    case 'absent':
      return (
        <StateChip
          icon={<AbsentIcon />}
          label={state.leftAt === null ? 'Ausente' : `Salió · ${at(state.leftAt)}`}
        />
      );
  }
}
